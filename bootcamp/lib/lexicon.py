"""The words behind `worlds`, as plain data.

One entry is ``english 中文 measure``; the Chinese is given at least once and is the same wherever the word occurs.
Draws depend on the lists: never edit, reorder or extend one; new words go into a new category or world.
"""

NAMES = """
european
f: Emma 艾玛, Clara 克拉拉, Ingrid 英格丽德, Sofia 索菲亚, Elena 埃莱娜, Freya 弗蕾娅, Marta 玛尔塔, Zofia 佐菲亚,
  Astrid 阿斯特丽德, Bianca 比安卡, Helga 黑尔佳, Irina 伊琳娜, Katya 卡佳, Nadia 娜迪娅, Petra 佩特拉, Ulla 乌拉,
  Vera 薇拉, Yvonne 伊冯娜, Olga 奥尔佳, Alice 艾丽斯
m: Lars 拉尔斯, Oscar 奥斯卡, Pablo 巴勃罗, Marco 马尔科, Felix 费利克斯, Hugo 雨果, Anton 安东, Boris 鲍里斯,
  Casper 卡斯珀, Dmitri 德米特里, Erik 埃里克, Gustav 古斯塔夫, Ivan 伊万, Jakob 雅各布, Klaus 克劳斯,
  Nikolai 尼古拉, Peter 彼得, Stefan 斯特凡, Tomas 托马斯, Viktor 维克托
african
f: Amara 阿玛拉, Zola 佐拉, Thandi 坦迪, Ife 伊菲, Nia 妮娅, Abena 阿贝娜, Wanjiru 万吉鲁, Lerato 莱拉托,
  Chioma 奇奥玛, Makena 马克娜
m: Kofi 科菲, Jabari 贾巴里, Tendai 滕代, Sipho 西弗, Emeka 埃梅卡, Kwame 夸梅, Baraka 巴拉卡, Chidi 奇迪,
  Oluwa 奥卢瓦, Tau 陶
arabic
f: Layla 莱拉, Yasmin 雅斯敏, Fatima 法蒂玛, Samira 萨米拉, Rania 拉尼娅, Huda 胡达, Dina 迪娜, Zaynab 宰纳卜
m: Omar 奥马尔, Karim 卡里姆, Hassan 哈桑, Tariq 塔里克, Yusuf 优素福, Bilal 比拉勒, Rashid 拉希德, Idris 伊德里斯
south_asian
f: Priya 普丽娅, Anjali 安贾莉, Meera 米拉, Lakshmi 拉克希米, Kavya 卡维娅, Nisha 妮莎, Deepa 迪帕, Usha 乌莎
m: Arjun 阿周, Rohan 罗汉, Vikram 维克拉姆, Sanjay 桑贾伊, Kiran 基兰, Dev 德夫, Rahul 拉胡尔, Imran 伊姆兰
east_asian
f: Mei 阿梅, Yuki 由纪, Sakura 小樱, Jia 佳佳, Hana 花子, Xiu 阿秀, Minji 敏智, Linh 玲儿, Aiko 爱子, Qing 小青
m: Wei 阿伟, Kenji 健二, Hiro 阿宏, Jun 阿俊, Minho 敏浩, Tao 阿涛, Bao 阿宝, Ryo 阿亮, Dong 阿东, Feng 阿峰
american
f: Juana 胡安娜, Ximena 希梅娜, Valeria 瓦莱丽娅, Camila 卡米拉, Lucia 卢西娅, Dolores 多洛雷斯, Paloma 帕洛玛,
  Isabel 伊莎贝尔
m: Diego 迭戈, Mateo 马特奥, Rafael 拉斐尔, Carlos 卡洛斯, Joaquin 华金, Esteban 埃斯特万, Andres 安德烈斯,
  Emilio 埃米利奥
pacific
f: Moana 莫阿娜, Leilani 莱拉尼, Anahera 阿娜赫拉, Sina 西娜
m: Tane 塔内, Keoni 基奥尼, Sione 西奥内, Rangi 兰吉
"""

CATEGORIES = """
colour 颜色: red 红色, blue 蓝色, green 绿色, yellow 黄色, white 白色, black 黑色, purple 紫色, pink 粉色, brown 棕色,
  grey 灰色, orange 橙色, golden 金色, silver 银色, turquoise 青绿色
animal 动物: cat 猫 只, dog 狗 只, horse 马 匹, rabbit 兔子 只, goat 山羊 只, duck 鸭子 只, fox 狐狸 只, owl 猫头鹰 只,
  bear 熊 头, wolf 狼 只, tiger 老虎 只, monkey 猴子 只, snake 蛇 条, frog 青蛙 只, turtle 乌龟 只, parrot 鹦鹉 只,
  sheep 绵羊 只, cow 奶牛 头, pig 猪 头, hedgehog 刺猬 只, penguin 企鹅 只, elephant 大象 头, giraffe 长颈鹿 只,
  camel 骆驼 匹, lion 狮子 头, zebra 斑马 匹
fruit 水果: apple 苹果 个, pear 梨 个, peach 桃子 个, plum 李子 个, cherry 樱桃 颗, lemon 柠檬 个, mango 芒果 个,
  banana 香蕉 根, fig 无花果 个, grape 葡萄 颗, melon 甜瓜 个, kiwi 猕猴桃 个, coconut 椰子 个, apricot 杏 个
vegetable 蔬菜: carrot 胡萝卜 根, onion 洋葱 个, potato 土豆 个, tomato 番茄 个, cabbage 卷心菜 棵, pumpkin 南瓜 个,
  cucumber 黄瓜 根, radish 小萝卜 个, leek 韭葱 根, turnip 芜菁 个
drink 饮料: tea 茶 杯, coffee 咖啡 杯, milk 牛奶 杯, water 水 杯, juice 果汁 杯, cocoa 可可 杯, lemonade 柠檬汽水 杯,
  soda 苏打水 杯, cider 苹果酒 杯, broth 清汤 碗
dish 菜肴: soup 汤 碗, risotto 烩饭 份, pasta 意大利面 份, salad 沙拉 份, curry 咖喱 份, stew 炖菜 份,
  omelette 煎蛋卷 份, pancake 薄煎饼 张, dumpling 饺子 个, noodle 面条 份
profession 职业: doctor 医生 位, teacher 教师 位, baker 面包师 位, painter 画家 位, pilot 飞行员 位, farmer 农民 位,
  engineer 工程师 位, lawyer 律师 位, nurse 护士 位, tailor 裁缝 位, plumber 水管工 位, chemist 药剂师 位,
  sailor 水手 位, carpenter 木匠 位, journalist 记者 位, librarian 图书管理员 位
city 城市: Lisbon 里斯本, Nairobi 内罗毕, Osaka 大阪, Lima 利马, Oslo 奥斯陆, Cairo 开罗, Hanoi 河内, Quito 基多,
  Dakar 达喀尔, Prague 布拉格, Sydney 悉尼, Toronto 多伦多, Vienna 维也纳, Mumbai 孟买, Chengdu 成都,
  Havana 哈瓦那, Athens 雅典, Dublin 都柏林, Seoul 首尔, Riga 里加, Tunis 突尼斯, Warsaw 华沙, Bogota 波哥大,
  Accra 阿克拉
instrument 乐器: piano 钢琴 架, violin 小提琴 把, flute 长笛 支, guitar 吉他 把, drum 鼓 面, trumpet 小号 把,
  harp 竖琴 架, cello 大提琴 把, clarinet 单簧管 支, oboe 双簧管 支
sport 运动项目: tennis 网球, football 足球, chess 国际象棋, swimming 游泳, rowing 赛艇, fencing 击剑, archery 射箭,
  cycling 骑行, skiing 滑雪, judo 柔道, golf 高尔夫, hockey 曲棍球
flower 花卉: rose 玫瑰 朵, tulip 郁金香 朵, lily 百合 朵, daisy 雏菊 朵, orchid 兰花 朵, iris 鸢尾 朵, poppy 罂粟 朵,
  lotus 莲花 朵, violet 紫罗兰 朵, jasmine 茉莉 朵, peony 牡丹 朵, dahlia 大丽花 朵
tree 树木: oak 橡树 棵, pine 松树 棵, maple 枫树 棵, birch 桦树 棵, willow 柳树 棵, cedar 雪松 棵, elm 榆树 棵,
  ash 梣树 棵, beech 山毛榉 棵, poplar 杨树 棵
vehicle 交通工具: bicycle 自行车 辆, bus 公共汽车 辆, train 火车 列, tram 电车 辆, boat 小船 艘, car 汽车 辆,
  truck 卡车 辆,
  scooter 滑板车 辆, ferry 渡轮 艘, taxi 出租车 辆
shape 形状: circle 圆 个, square 正方形 个, triangle 三角形 个, rectangle 长方形 个, hexagon 六边形 个,
  pentagon 五边形 个, octagon 八边形 个, star 星形 个, heart 心形 个, diamond 菱形 个
gem 宝石: ruby 红宝石 颗, emerald 祖母绿 颗, sapphire 蓝宝石 颗, topaz 黄玉 颗, opal 蛋白石 颗, amber 琥珀 颗,
  jade 玉石 块, pearl 珍珠 颗, garnet 石榴石 颗, onyx 缟玛瑙 颗
metal 金属: iron 铁, copper 铜, tin 锡, lead 铅, zinc 锌, nickel 镍, gold 黄金, platinum 铂, cobalt 钴, titanium 钛
material 材料: wood 木头, glass 玻璃, paper 纸, stone 石头, plastic 塑料, cotton 棉布, leather 皮革, wool 羊毛,
  clay 黏土, rubber 橡胶
subject 科目: algebra 代数, biology 生物, geography 地理, history 历史, music 音乐, physics 物理, poetry 诗歌,
  drawing 绘画, logic 逻辑, astronomy 天文
language 语言: French 法语, Arabic 阿拉伯语, Swahili 斯瓦希里语, Hindi 印地语, Korean 韩语, Turkish 土耳其语,
  Finnish 芬兰语, Spanish 西班牙语, Greek 希腊语, Thai 泰语
furniture 家具: table 桌子 张, chair 椅子 把, sofa 沙发 张, lamp 台灯 盏, desk 书桌 张, bench 长凳 条, shelf 架子 个,
  wardrobe 衣柜 个, stool 凳子 个, mirror 镜子 面
clothing 衣物: hat 帽子 顶, scarf 围巾 条, coat 大衣 件, shirt 衬衫 件, skirt 裙子 条, jacket 夹克 件, sweater 毛衣 件,
  belt 腰带 条, tie 领带 条, dress 连衣裙 条
weekday 星期: Monday 星期一, Tuesday 星期二, Wednesday 星期三, Thursday 星期四, Friday 星期五, Saturday 星期六,
  Sunday 星期日
month 月份: January 一月, February 二月, March 三月, April 四月, May 五月, June 六月, July 七月, August 八月,
  September 九月, October 十月, November 十一月, December 十二月
season 季节: spring 春天, summer 夏天, autumn 秋天, winter 冬天
direction 方向: north 北, northeast 东北, east 东, southeast 东南, south 南, southwest 西南, west 西, northwest 西北
room 房间: kitchen 厨房 间, hall 大厅 间, garden 花园 座, cellar 地窖 间, attic 阁楼 间, study 书房 间, bedroom 卧室 间,
  bathroom 浴室 间, garage 车库 间, library 图书馆 座, balcony 阳台 个, pantry 食品间 间, office 办公室 间,
  workshop 工坊 间
relative 亲属: mother 母亲 位, father 父亲 位, sister 姐妹 位, brother 兄弟 位, daughter 女儿 位, son 儿子 位,
  aunt 姑姨 位, uncle 叔舅 位, grandmother 祖母 位, grandfather 祖父 位, cousin 表亲 位, niece 侄女 位,
  nephew 侄子 位
"""

WORLDS = """
shop 商店
things: pencil 铅笔 支, notebook 笔记本 本, ruler 尺子 把, eraser 橡皮 块, candle 蜡烛 根, umbrella 雨伞 把,
  toy car 玩具车 辆, mug 马克杯 个, key ring 钥匙圈 个, postcard 明信片 张, watch 手表 块, wallet 钱包 个,
  backpack 背包 个
goods: rice 大米, sugar 糖, salt 盐
units: kilogram 千克, gram 克
containers: box 盒子 个, bag 袋子 个, basket 篮子 个, drawer 抽屉 个, crate 板条箱 个, tray 托盘 个
places: counter 柜台 个, storeroom 储藏室 间, shop window 橱窗 个, entrance 入口 个, aisle 过道 条
people: cashier 收银员 位, customer 顾客 位, shopkeeper 店主 位, supplier 供货商 位
gains: bought 买了, ordered 订购了, received 收到了
losses: sold 卖掉了, returned 退回了, gave away 送出了

farm 农场
things: egg 鸡蛋 个, pumpkin, cabbage, hen 母鸡 只, lamb 羊羔 只, hay bale 干草捆 捆, carrot, turnip,
  milk can 奶罐 个, fence post 围栏桩 根, horseshoe 马蹄铁 块, corn cob 玉米棒 根
goods: wheat 小麦, barley 大麦, fodder 饲料
units: kilogram, sack 麻袋
containers: basket, crate, wheelbarrow 手推车 辆, bucket 水桶 个, trough 食槽 个, sack 麻袋 个
places: barn 谷仓 座, field 田地 块, stable 马厩 座, henhouse 鸡舍 座, orchard 果园 座, meadow 草地 片
people: farmer, shepherd 牧羊人 位, milkmaid 挤奶工 位, vet 兽医 位
gains: harvested 收获了, collected 收集了, raised 饲养了
losses: sold, fed to the animals 喂给了动物, lost 丢失了

library 图书馆
things: novel 小说 本, atlas 地图册 本, dictionary 词典 本, magazine 杂志 本, comic book 漫画书 本,
  bookmark 书签 枚, map 地图 张, biography 传记 本, cookbook 菜谱 本, library card 借书证 张, newspaper 报纸 份,
  audiobook 有声书 部
goods: paper, ink 墨水
units: sheet 张, millilitre 毫升
containers: shelf, box, book cart 书车 辆, drawer, display case 展示柜 个, bag
places: reading room 阅览室 间, front desk 前台 个, archive 档案室 间, lobby 门厅 间, copy room 复印室 间
people: librarian, reader 读者 位, student 学生 位, archivist 档案员 位
gains: borrowed 借了, received, catalogued 编目了
losses: lent out 借出了, returned, gave away

school 学校
things: pen 钢笔 支, textbook 课本 本, sticker 贴纸 张, crayon 蜡笔 支, marble 弹珠 颗, badge 徽章 枚,
  paintbrush 画笔 支, globe 地球仪 个, calculator 计算器 个, exercise sheet 练习纸 张, glue stick 胶棒 支,
  paper plane 纸飞机 架
goods: paint 颜料, chalk 粉笔
units: millilitre, gram
containers: pencil case 铅笔盒 个, locker 储物柜 个, box, backpack, tray, folder 文件夹 个
places: classroom 教室 间, playground 操场 个, canteen 食堂 间, gym 体育馆 座, music room 音乐室 间, corridor 走廊 条
people: teacher, student, caretaker 门卫 位, headteacher 校长 位
gains: won 赢得了, received, found 找到了
losses: gave away, lost, traded away 换掉了

kitchen 厨房
things: spoon 勺子 把, fork 叉子 把, plate 盘子 个, bowl 碗 个, pan 平底锅 口, knife 刀 把, lemon, onion, tomato,
  dumpling, pancake, teacup 茶杯 个
goods: flour 面粉, sugar, butter 黄油, milk
units: gram, millilitre, cup 杯
containers: jar 罐子 个, pot 锅 口, drawer, cupboard 橱柜 个, fridge 冰箱 台, tray
places: stove 炉灶 个, sink 水槽 个, pantry, dining room 餐厅 间, worktop 操作台 个
people: cook 厨师 位, waiter 服务员 位, guest 客人 位, dishwasher 洗碗工 位
gains: prepared 准备了, washed 洗好了, bought
losses: served 端上了, used up 用完了, dropped 摔坏了

garden 花园
things: rose, tulip, seedling 幼苗 株, flowerpot 花盆 个, watering can 洒水壶 个, daisy, snail 蜗牛 只,
  strawberry 草莓 颗, cucumber, bulb 球根 个, garden gnome 小矮人像 个, butterfly 蝴蝶 只
goods: compost 堆肥, gravel 碎石, seeds 种子
units: kilogram, litre 升
containers: wheelbarrow, bucket, flower bed 花坛 个, basket, greenhouse tray 育苗盘 个, shed box 工具箱 个
places: greenhouse 温室 座, pond 池塘 个, lawn 草坪 片, shed 棚屋 间, hedge 树篱 道, terrace 露台 个
people: gardener 园丁 位, neighbour 邻居 位, visitor 访客 位, botanist 植物学家 位
gains: planted 种下了, picked 采摘了, grew 培育了
losses: gave away, dug up 挖走了, sold

workshop 工坊
things: hammer 锤子 把, nail 钉子 颗, screw 螺丝 颗, saw 锯子 把, plank 木板 块, gear 齿轮 个, hinge 铰链 个,
  spring coil 弹簧 根, wrench 扳手 把, bolt 螺栓 颗, wheel 轮子 个, clock 时钟 台
goods: varnish 清漆, sand 沙子, wire 电线
units: litre, kilogram, metre 米
containers: toolbox 工具盒 个, drawer, crate, tin can 铁罐 个, rack 挂架 个, bin 料箱 个
places: workbench 工作台 张, yard 院子 个, paint booth 喷漆间 间, storeroom, forge 锻造间 间
people: carpenter, apprentice 学徒 位, smith 铁匠 位, foreman 工头 位
gains: built 制作了, repaired 修好了, ordered
losses: sold, used up, broke 弄坏了

harbour 港口
things: rope 绳子 条, anchor 锚 个, fishing net 渔网 张, barrel 木桶 个, lobster 龙虾 只, crab 螃蟹 只, fish 鱼 条,
  oar 船桨 支, lantern 灯笼 盏, buoy 浮标 个, life jacket 救生衣 件, sail 船帆 面
goods: coal 煤, salt, oil 油
units: tonne 吨, litre
containers: crate, barrel 木桶 个, cargo hold 货舱 个, shipping container 集装箱 个, bucket, net bag 网袋 个
places: pier 码头 座, lighthouse 灯塔 座, warehouse 仓库 座, fish market 鱼市 个, dock 船坞 座,
  customs office 海关办公室 间
people: sailor, captain 船长 位, fisher 渔民 位, porter 搬运工 位
gains: caught 捕到了, unloaded 卸下了, loaded 装上了
losses: shipped out 运走了, sold, threw back 放回了

museum 博物馆
things: painting 油画 幅, statue 雕像 座, vase 花瓶 个, coin 硬币 枚, fossil 化石 块, mask 面具 个, sword 剑 把,
  crown 王冠 顶, ticket 门票 张, medal 奖章 枚, manuscript 手稿 份, model ship 船模 艘
goods: plaster 石膏, resin 树脂
units: kilogram, gram
containers: display case, crate, cabinet 柜子 个, frame 画框 个, safe 保险箱 个, box
places: gallery 展厅 间, vault 金库 间, lobby, restoration room 修复室 间, courtyard 庭院 个, gift shop 礼品店 家
people: curator 馆长 位, guide 讲解员 位, guard 保安 位, visitor
gains: acquired 购藏了, borrowed, restored 修复了
losses: lent out, sold, sent away 送走了

bakery 面包店
things: loaf 面包 个, bun 小圆面包 个, cookie 饼干 块, croissant 牛角包 个, muffin 松饼 个, pie 馅饼 个,
  cake 蛋糕 个, pretzel 椒盐卷饼 个, doughnut 甜甜圈 个, bagel 贝果 个, tart 果挞 个, roll 面包卷 个
goods: flour, yeast 酵母, butter, honey 蜂蜜
units: kilogram, gram
containers: tray, box, paper bag 纸袋 个, oven 烤箱 台, cooling rack 晾架 个, basket
places: counter, shop window, storeroom, bakehouse 烘焙间 间, cafe corner 咖啡角 个
people: baker, customer, apprentice, delivery rider 送货员 位
gains: baked 烤了, decorated 装饰了, prepared
losses: sold, ate 吃掉了, burnt 烤焦了

sports club 体育俱乐部
things: ball 球 个, racket 球拍 副, whistle 哨子 个, jersey 球衣 件, trophy 奖杯 座, helmet 头盔 顶,
  skipping rope 跳绳 根, towel 毛巾 条, water bottle 水瓶 个, glove 手套 只, cone 标志桶 个, medal
goods: water, ice 冰
units: litre, kilogram
containers: locker, ball cage 球笼 个, gym bag 运动包 个, cupboard, cool box 冷藏箱 个, trunk 大箱子 个
places: pitch 球场 个, pool 泳池 个, changing room 更衣室 间, stand 看台 个, running track 跑道 条, clubhouse 会所 座
people: coach 教练 位, referee 裁判 位, goalkeeper 守门员 位, player 球员 位
gains: won, collected, borrowed
losses: lost, lent out, gave away

post office 邮局
things: letter 信 封, parcel 包裹 个, stamp 邮票 枚, envelope 信封 个, postcard, telegram 电报 份,
  catalogue 目录册 本, label 标签 张, invoice 发票 张, calendar 日历 本, invitation 请柬 张, magazine
goods: string 细绳, wrapping paper 包装纸
units: metre, sheet
containers: mailbag 邮袋 个, letterbox 信箱 个, pigeonhole 分信格 个, crate, van 面包车 辆, tray
places: counter, sorting room 分拣室 间, loading bay 装卸区 个, waiting area 等候区 个, street corner 街角 个
people: clerk 职员 位, courier 快递员 位, customer, sorter 分拣员 位
gains: received, sorted 分拣了, collected
losses: delivered 投递了, sent away, stamped and sent 盖戳寄出了

train station 火车站
things: suitcase 行李箱 个, ticket, timetable 时刻表 份, newspaper, sandwich 三明治 个, umbrella,
  passenger 乘客 位, bicycle, luggage tag 行李牌 个, wagon 车厢 节, seat 座位 个, flag 旗子 面
goods: coal, gravel
units: tonne, kilogram
containers: luggage rack 行李架 个, locker, trolley 行李车 辆, wagon 车厢 节, mailbag, freight box 货运箱 个
places: platform 站台 个, waiting room 候车室 间, ticket office 售票处 个, signal box 信号楼 座, tunnel 隧道 条,
  bridge 桥 座
people: conductor 列车员 位, driver 司机 位, passenger 乘客 位, signaller 信号员 位
gains: loaded, picked up 接到了, received
losses: unloaded at the stop 卸在了站上, dropped off 送下了, sent away

laboratory 实验室
things: beaker 烧杯 个, test tube 试管 支, flask 烧瓶 个, microscope 显微镜 台, slide 载玻片 片, magnet 磁铁 块,
  battery 电池 节, sensor 传感器 个, lens 透镜 片, crystal 晶体 块, sample 样品 份, thermometer 温度计 支
goods: acid 酸液, ethanol 乙醇, brine 盐水
units: millilitre, gram
containers: rack, fume cupboard 通风柜 个, freezer 冷冻柜 台, drawer, incubator 培养箱 台, tray
places: clean room 洁净室 间, weighing room 称量室 间, corridor, dark room 暗室 间, balance table 天平台 张
people: researcher 研究员 位, technician 技术员 位, chemist, student
gains: prepared, measured 测量了, received
losses: used up, broke, discarded 丢弃了

theatre 剧院
things: costume 戏服 套, wig 假发 顶, script 剧本 本, mask, spotlight 聚光灯 盏, curtain 幕布 块,
  prop sword 道具剑 把, poster 海报 张, programme 节目单 份, drum, puppet 木偶 个, microphone 麦克风 个
goods: paint, fabric 布料, glitter 亮粉
units: metre, gram, litre
containers: costume rack 衣架 个, prop box 道具箱 个, trunk, wardrobe, drawer, bag
places: stage 舞台 个, dressing room 化妆间 间, balcony, orchestra pit 乐池 个, foyer 前厅 间, box office 票房 个
people: actor 演员 位, director 导演 位, stagehand 舞台工 位, singer 歌手 位
gains: sewed 缝制了, borrowed, bought
losses: lent out, sold, lost

market 集市
things: apple, pear, melon, cheese wheel 奶酪轮 个, fish, cabbage, pumpkin, scarf, clay pot 陶罐 个, peach,
  garlic bulb 大蒜 头, bouquet 花束 束
goods: rice, spice 香料, tea, olives 橄榄
units: kilogram, gram
containers: crate, basket, sack, cart 小车 辆, bowl, paper bag
places: stall 摊位 个, fountain 喷泉 座, town square 广场 个, gate 大门 座, arcade 拱廊 条
people: trader 商贩 位, farmer, customer, inspector 检查员 位
gains: bought, picked out 挑选了, received
losses: sold, gave away, swapped away 换走了

campsite 露营地
things: tent 帐篷 顶, sleeping bag 睡袋 个, torch 手电筒 支, compass 指南针 个, log 木柴 根, matchbox 火柴盒 个,
  blanket 毯子 条, kettle 水壶 个, tin of beans 豆子罐头 罐, map, whistle, fishing rod 鱼竿 根
goods: firewood 柴火, drinking water 饮用水
units: kilogram, litre
containers: backpack, cool box, sack, bucket, storage tent 储物帐篷 顶, canoe 独木舟 条
places: fire pit 火坑 个, lake shore 湖岸 段, hilltop 山顶 个, forest path 林间小路 条, spring pool 泉眼 眼
people: camper 露营者 位, ranger 护林员 位, scout 童子军 位, hiker 徒步者 位
gains: gathered 捡来了, packed 打包了, found
losses: used up, lost, lent out

hospital 医院
things: bandage 绷带 卷, pillow 枕头 个, syringe 注射器 支, blanket, thermometer, wheelchair 轮椅 辆,
  tablet 药片 片, chart 病历卡 张, mask, glove, crutch 拐杖 根, bed 床 张
goods: saline 生理盐水, ointment 药膏
units: millilitre, gram
containers: medicine cabinet 药柜 个, trolley, tray, drawer, fridge, linen basket 布草筐 个
places: ward 病房 间, operating theatre 手术室 间, reception 接待处 个, pharmacy 药房 间, corridor, waiting room
people: doctor, nurse, patient 病人 位, porter
gains: received, ordered, prepared
losses: used up, handed out 分发了, discarded

airport 机场
things: suitcase, passport 护照 本, boarding pass 登机牌 张, headset 耳机 副, pillow, magazine, souvenir 纪念品 件,
  drone 无人机 架, life jacket, tray table 小桌板 块, camera 相机 台, parcel
goods: fuel 燃油, drinking water
units: litre, tonne
containers: trolley, shipping container, locker, overhead bin 头顶行李舱 个, conveyor tray 安检盘 个, cargo hold
places: departure gate 登机口 个, runway 飞机跑道 条, control tower 塔台 座, hangar 机库 座, lounge 休息室 间,
  customs office
people: pilot, flight attendant 空乘 位, passenger, mechanic 机修工 位
gains: loaded, checked in 办理了, received
losses: unloaded, lost, sent away

castle 城堡
things: shield 盾牌 面, candlestick 烛台 个, goblet 高脚杯 个, key 钥匙 把, scroll 卷轴 卷, tapestry 挂毯 块, coin,
  arrow 箭 支, candle, banner 横幅 面, horseshoe, helmet
goods: honey, grain 谷物, cloth 布
units: barrel 木桶, metre
containers: chest 箱子 个, treasury 宝库 间, barrel, cart, sack, armoury 军械库 间
places: tower 塔楼 座, throne room 王座厅 间, dungeon 地牢 间, moat 护城河 条, drawbridge 吊桥 座, courtyard
people: knight 骑士 位, king 国王 位, queen 王后 位, blacksmith 铁匠师傅 位
gains: found, forged 打造了, received
losses: gave away, lost, spent 花掉了

aquarium 水族馆
things: goldfish 金鱼 条, seahorse 海马 只, jellyfish 水母 只, starfish 海星 只, shell 贝壳 枚, crab, turtle,
  penguin, pebble 鹅卵石 颗, plastic plant 塑料水草 株, ticket, coral piece 珊瑚 块
goods: salt, fish food 鱼食
units: gram, litre
containers: tank 水箱 个, bucket, net bag, bowl, quarantine basin 隔离池 个, crate
places: tunnel, feeding pool 喂食池 个, gift shop, pump room 泵房 间, viewing hall 观景厅 间
people: diver 潜水员 位, keeper 饲养员 位, visitor, vet
gains: received, bred 繁殖了, bought
losses: moved away 移走了, released 放生了, sold
"""
