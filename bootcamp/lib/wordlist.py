"""Common English words of three to nine letters, written for this library; names and rude words are left out.

Draws depend on the list: never edit, reorder or extend it.
"""

WORDS = """
ace act add age ago aid aim air all and ant any apt arc are arm art ash ask ate awe axe bad bag ban bar bat bay bed
bee beg bet bid big bin bit boa bog bow box boy bud bug bun bus but buy bye cab can cap car cat cob cod cog cop cot
cow coy cry cub cud cue cup cur cut dab dad dam day den dew did die dig dim din dip doe dog dot dry dub due dug duo
dye ear eat ebb eel egg ego elf elk elm end era eve ewe eye fan far fax fed fee few fig fin fir fit fix flu fly foe
fog for fox fry fun fur gap gas gel gem get got gum gut guy gym had ham has hat hay hem hen her hid him hip his hit
hoe hog hop hot how hub hue hug hum hut ice icy ill ink inn ion its ivy jab jam jar jaw jay jet job jog jot joy jug
key kid kin kit lab lad lag lap law lay led leg let lid lie lip lit log lot low mad man map mat may men met mid mix
mob mop mud mug nap net new nib nil nod nor not now nut oak oar oat odd off oil old one orb ore our out owe owl own
pad pal pan paw pay pea peg pen pet pie pig pin pip pit ply pod pot pro pub pun pup put rag ram ran rap rat raw ray
red rib rid rig rim rip rob rod rot row rub rug run rut rye sad sag sap sat saw say sea see set sew she shy sip sir
sit six ski sky sly sob son sow spa spy sty sub sue sum sun tab tag tan tap tar tax tea ten the tie tin tip toe ton
too top toy try tub tug two use van vat vet via vow wag war was wax way web wed wet who why wig win wit woe won wow
yak yam yes yet you zip zoo able acid acre aged aide airy ajar also amid arch area aria army atom aunt avid away axis
axle baby back bail bait bake bald bale ball balm band bane bank bare bark barn base bath bead beak beam bean bear
beat beef been beep bell belt bend bent best bike bill bind bird bite blew blot blow blue blur boar boat body boil
bold bolt bond bone book boom boot bore born boss both bowl brag brew brim brow buck bulb bulk bull bump burn bury
bush bust busy cage cake calf call calm came camp cane cape card care cart case cash cask cast cave cell chap chat
chef chew chin chip chop clad clan clap claw clay clip clog club clue coal coat code coil coin cold cone cook cool
cope copy cord core cork corn cost cosy crab crew crib crop crow cube cure curl cute dale dame damp dare dark darn
dart dash data date dawn days deal dear debt deck deed deep deer demo dent desk dial dice diet dine dire dirt dish
disk dive dock does dome done door dose dove down doze drag draw drew drip drop drum dual duck duel duet dull dump
dune dusk dust duty each earl earn ease east easy echo edge edit else emit envy epic even ever exam exit face fact
fade fail fair fake fall fame fang fare farm fast fate fawn fear feat feed feel feet fell felt fern feud file fill
film find fine fire firm fish fist five flag flap flat flaw flea fled flew flip flow foal foam fold folk fond font
food fool foot ford fore fork form fort foul four fowl free frog from fuel full fume fund fuse gain gala gale game
gang gate gave gaze gear germ gift gill girl give glad glow glue goal goat goes gold golf gone good gown grab gram
gray grew grid grim grin grip grit grow gulf gull gust hail hair half hall halt hand hang hard hare harm harp hate
haul have hawk haze head heal heap hear heat heed heel heir held helm help herb herd here hero hide high hike hill
hilt hint hire hive hold hole home hood hoof hook hoop hope horn hose host hour howl huge hull hung hunt hurt hush
icon idea idle idol inch iris iron isle item jail jazz jeep jest join joke jolt jump junk jury just keel keen keep
kelp kept kick kind king kiss kite knee knew knit knob knot know lace lack lady laid lair lake lamb lame lamp land
lane lard lark lash last late lava lawn lead leaf leak lean leap left lend lens less levy liar lick life lift like
lily limb lime limp line link lint lion list live load loaf loan lobe lock loft logo lone long look loom loop lord
lore lose loss lost loud love luck lump lung lure lurk lush lute mace made mail main make male mall malt mane many
mare mark mart mash mask mass mast mate math maze mead meal mean meat meet melt memo mend menu mere mesh mice mild
mile milk mill mime mind mine mint mire miss mist moan moat mock mode mold mole monk mood moon moor more moss most
moth move much mule muse mush must mute myth nail name nave near neat neck need nest news next nice nine node none
noon norm nose note noun numb oath obey oboe odds odor oily omen omit once only onto ooze open oral oven over pace
pack page paid pail pain pair pale palm pane park part pass past path pave pawn peak pear peas peat peel peer pelt
perk pest pick pier pike pile pill pine pink pint pipe pity plan play plea plot plow plum plus poem poet pole poll
polo pond pony pool poor pork port pose post pour pray prey prop pull pulp puma pump pure push quit quiz race rack
raft rage raid rail rain rake ramp rang rank rare rash rate rave read real reap rear reed reef reel rely rent rest
rice rich ride rift ring riot rise risk road roam roar robe rock rode role roll roof room root rope rose rosy ruby
rude ruin rule rung rush rust sack safe sage said sail sake sale salt same sand sang sank sash save scan scar seal
seam seat seed seek seem seen self sell send sent shed ship shoe shop shot show shut sick side sift sigh sign silk
silo sing sink site size skin skip slab slam slap sled slid slim slip slot slow snap snow soak soap soar sock sofa
soft soil sold sole some song soon sore sort soul soup sour span spin spit spot spur stab stag star stay stem step
stew stir stop such suit sung sunk sure surf swan swap sway swim tail take tale talk tall tame tank tape task taxi
team tear tell tend tent term test text than that them then they thin this tick tide tidy tile till tilt time tint
tiny tire toad toil told tole toll tomb tone took tool torn tour town trap tray tree trek trim trio trip trot true
tube tuck tuna tune turf turn twig twin type ugly undo unit upon urge used user vain vale vary vase vast veal veil
vein vent verb very vest vial view vine visa void volt vote wade wage wait wake walk wall wand want ward warm warn
wary wash wasp wave wavy weak wear weed week well went were west what when whip whom wide wife wild will wilt wind
wing wink wipe wire wise wish with wolf wood wool word wore work worm worn wrap wren yard yarn year yell yoga yoke
yolk your zeal zero zest zinc zone about above actor acute adapt admit adopt adult after again agent agile agree ahead
alarm album alert alien alike alive alley allow alloy alone along aloud alpha alter amber amend among ample angel
anger angle ankle apple apply apron arena argue arise armor arrow aside asset atlas attic audio audit avoid awake
award aware awful bacon badge badly baker banjo basic basil basin basis batch beach beads beard beast began begin
being belly below bench berry birch birth black blade blame bland blank blast blaze bleak blend bless blind blink
bliss block blond blood bloom blown blues bluff blunt blush board boast bonus boost booth bored bound boxer brain
brake brand brass brave bread break breed brick bride brief bring brink brisk broad broke brook broom broth brown
brush build built bunch cabin cable cacao camel canal candy canoe cargo carol carry carve catch cause cedar chain
chair chalk charm chart chase cheap check cheek cheer chess chest chief child chill chime choir chord civic civil
claim clamp clash class clean clear clerk click cliff climb cling clock close cloth cloud clove clown coach coast
cobra cocoa comet comic coral couch cough could count court cover crack craft crane crash crate crawl cream creek
creep crest crime crisp cross crowd crown crude cruel crumb crush crust curve cycle daily dairy daisy dance debut
decay decor delay delta dense depth derby diary digit diner dirty ditch dizzy dodge doubt dough dozen draft drain
drama drank drawn dread dream dress dried drift drill drink drive drown eager eagle early earth easel eight elbow
elder elect elite empty enemy enjoy enter entry equal equip error essay event every exact exist extra fable faint
fairy faith false fancy fault feast fence ferry fever fewer fiber field fiery fifth fifty fight final first flame
flask fleet flesh flint float flock flood floor flour fluid flute focus force forge forth forty found frame fresh
front frost frown fruit fudge fully funny gauge ghost giant given glass gleam glide globe glory glove going goose
grace grade grain grand grant grape graph grasp grass grave gravy great greed green greet grief grill groan groom
group grove growl grown guard guess guest guide guilt habit happy harsh haste hatch haven hazel heart heavy hedge
hello hence hinge hobby honey honor horse hotel hound house hover human humid humor hurry ideal image imply inbox
index inner input irony ivory jelly jewel joint jolly judge juice juicy karma kayak knack kneel knife knock known
label large laser later laugh layer learn lease least leave ledge legal lemon level lever light lilac limit linen
liver llama local lodge lofty logic loose lower loyal lucky lunar lunch lyric magic major maker mango manor maple
march marsh match mayor meant medal melon mercy merge merit merry metal meter midst might minor minus mirth mixed
model moist money month moral motor mound mount mouse mouth movie mural music naval nerve never night noble noise
north notch novel nurse oasis ocean offer often olive onion opera orbit order organ other otter ought outer owner
oxide paint panel panic paper party pasta paste patch pause peace peach pearl pedal penny perch phase phone photo
piano piece pilot pinch pitch pizza place plain plane plank plant plate plaza plead pluck poise polar porch pouch
pound power press price pride prime print prior prism prize probe proof proud prove prune pulse punch pupil puppy
purse quack quail quake queen query quest queue quick quiet quill quilt quite quota quote radar radio rainy raise
rally ranch range rapid raven reach react ready realm rebel refer reign relax relay renew reply rhyme rider ridge
rifle right rigid risky rival river roast robin robot rocky rough round route rover royal rugby ruler rural rusty
salad salon sauce scale scare scarf scene scent scold scoop scope score scout scrap seize sense serve seven shade
shady shake shale shall shape share shark sharp shawl sheep sheet shelf shell shift shine shiny shirt shock shore
short shout shove shown shrug sight silky silly since siren sixth sixty skate skill skirt skull slate sleep slice
slide slope small smart smell smile smoke snack snail snake sneak solar solid solve sonic sorry sound south space
spade spare spark spear speed spell spend spent spice spicy spill spine spite split spoke spoon sport spout spray
squad stack staff stage stain stair stake stale stalk stall stamp stand stare start state steal steam steel steep
steer stern stick stiff still sting stock stone stood stool store storm story stout stove strap straw strip stuck
study stuff style sugar suite sunny super surge swamp swarm sweat sweep sweet swell swept swift swing sword syrup
table taken taste teach teeth thank theft their theme there thick thief thing think third thorn those three threw
throw thumb tidal tiger tight timer tired title toast today token tooth topic torch total touch tough towel tower
toxic trace track trade trail train trait treat trend trial tribe trick tried troop trout truce truck truly trunk
trust truth tulip tutor twice twist ultra uncle under union unite until upper upset urban usage usual valid value
valve vapor vault venue verse video villa vinyl viola viral visit vital vivid vocal voice voter wagon waist waste
watch water weary weave wedge weigh weird whale wheat wheel where which while whisk white whole whose width windy
witch woman world worry worse worst worth would wound woven wrist write wrong wrote yacht yeast yield young youth
zebra absent accept access acorns across action active actual advice affair afford afraid agency almond almost always
amount anchor animal annual answer anthem anyone appeal appear arctic around arrive artist aspect assist assume attach
attack attend author autumn avenue bakery ballad ballot bamboo banana banner barely barley barrel basket battle beacon
beaver become before behalf behind belief belong beside better beyond bitter bonnet border borrow bother bottle bottom
bounce branch breath breeze bridge bright broken bronze bubble bucket budget buffet bundle burden bureau butter button
cactus camera campus candle canvas carbon career carpet carrot castle casual cattle caught cellar center cereal chance
change charge cheese cherry choice choose chosen church cinema circle circus clever client closet clover cobalt coffee
colony column combat comedy common copper corner cotton county couple course cousin create credit crisis cruise custom
damage dancer danger daring debate decade decent decide deeply defeat defend degree demand depend desert design desire
detail device dinner direct divide doctor dollar domain donkey double dragon drawer driver during easily editor effect
effort eighth either eleven emblem emerge empire employ enable energy engine enough ensure entire escape estate evolve
exceed except excite expand expect expert export extend fabric factor fairly falcon family famous farmer father faucet
fellow ferret fiddle figure filter finger finish flavor flight flower follow forest forget formal former fossil foster
fourth freeze friend frozen future galaxy gallon garage garden garlic gather gentle geyser ginger glance global golden
gospel gossip gravel ground growth guitar gutter hammer handle happen harbor hardly hazard health heaven height helmet
hermit hiking hollow honest hunger hunter hybrid impact import income indeed indigo infant inform injury insect inside
intend invent invite island itself jacket jaguar jersey jigsaw jungle junior kernel kettle kidney kindle kitten ladder
lagoon laptop launch lawyer leader league legacy legend lentil lesson letter likely linear liquid listen litter little
lively lizard locket lotion lumber magnet mainly manage manner mantle marble margin marine market marvel master matter
meadow medium mellow member memory mental merely method middle mighty minute mirror mitten mobile modern modest moment
monkey mosaic mostly mother motion muscle museum mutual myself napkin narrow nation native nature nearby needle nephew
nickel nobody normal notice notion number object oblong obtain office online option orange orchid origin outfit output
oxygen oyster packet palace pardon parent parrot pastry patent patrol pebble pencil pepper period permit person phrase
picnic pigeon pillow pirate planet player please pledge plenty plunge pocket poetry poison police policy polite portal
potato powder praise prayer prefer pretty prince profit prompt proper public puddle puffin purple puzzle quartz rabbit
racket random rarely rather reason recall recent recipe record reduce reform refuse regard region relate relief remain
remedy remind remote remove repair repeat report rescue resist resort result retail retire return reveal review reward
rhythm ribbon riddle rocket ruling runner saddle safety salmon sample sandal scheme school scream screen script search
season second secret secure select senior series settle severe shadow shield shorts should shower shrimp signal silent
silver simple single sister sketch sleeve slight smooth soccer social socket sodium solemn source speech sphere spider
spirit splash spread spring square squash stable statue steady stitch stolen strain strand stream street stress strict
strike string stroke strong studio sudden suffer summer summit sunset supply surely survey switch symbol system tackle
talent target temple tender tennis thanks theory thirst thirty thread threat thrive throat throne ticket timber tissue
toggle tomato tongue toward travel treaty trophy tunnel turkey turnip turtle twelve twenty unfold unique unless unlock
useful valley vanish velvet vendor vessel victim violet violin vision volume voyage walnut wander warmth wealth weapon
weekly weight wholly wicked widely window winner winter wisdom wonder wooden worker writer yellow zigzag zodiac
abandon ability absence academy account achieve acrobat address advance airport ancient another antique anxiety
anxious apology applaud approve archery arrange arrival article artwork athlete attempt attract average balance
balloon bargain battery bearing because bedroom beehive believe beneath benefit besides between bicycle biology
biscuit blanket blossom bouquet brother buffalo builder burrito cabinet caliber capable capital captain capture
caramel caravan careful cartoon cashier cathode ceiling central century ceramic certain chamber channel chapter
charity charter chicken chimney circuit citizen classic climate cluster coastal coconut collect college combine
comfort command comment compact company compare compass compete complex concept concern concert conduct confirm
connect consist contact contain content contest context control convert cottage council counter country courage
cricket crystal culture curious current curtain cushion custard customs cutlery daytime decline default deliver
density deposit desktop dessert destiny develop diagram diamond digital discuss disease display distant diverse
dolphin drawing dynamic eastern economy edition elderly elegant element emperor endless engrave enhance evening
evident examine example excited exclude exhibit expense explain explore express extreme factory failure fantasy
farming fashion feather feature fiction fifteen finally finance firefly fishing fitness flannel forever formula
fortune forward freedom freight further gallery gateway general genuine giraffe glimpse goodbye gradual grammar
granite gravity grocery habitat halfway hamster handful harvest heading hearing herself highway himself history
holiday horizon housing however hundred hunting husband imagine impress improve include inquiry inspect install
instead insulin involve isolate javelin journal journey justice justify kindred kingdom kitchen landing lantern
laundry lawsuit leading leather lecture leopard lettuce liberty library license lottery machine magenta mailbox
mammoth manager mansion marimba married martial maximum meaning measure medical meeting mention message mineral
minimum miracle missing mission mixture monarch monitor monster morning musical mustard mystery natural neither
nervous network neutral nothing nowhere nuclear nursery oatmeal obvious octagon octopus opening operate opinion
orchard organic outcome outdoor outside overall oversee package painter panther parking partial partner passage
passion pasture patient pattern payment peacock pelican penguin pension percent perfect perform perfume perhaps
phoenix physics picture pilgrim pioneer plastic platoon plumber pointed popcorn popular portion pottery poverty
prairie precise predict premium prepare present prevent primary printer privacy private problem proceed process
produce product profile program project promise promote protect protein protest provide pumpkin purpose pyramid
qualify quality quarter quickly radical railway rainbow readily reality realize receipt receive recover reflect
regular related release remains replace request require reserve resolve respect respond restore reunion revenue
reverse romance routine rubbish sailing sandbox satisfy scandal science scooter section segment serious service
session setting seventh several shelter sheriff shortly shuttle silence similar sincere skilled slender society
soldier someone speaker special spinach sponsor stadium station storage strange stretch student subject succeed
success suggest support suppose supreme surface surgeon survive suspect sustain symptom teacher texture theater
thought thunder tonight tornado tourist towards tractor traffic trainer trapeze trouble trumpet twelfth typical
uniform unknown unusual upgrade uranium vaccine vanilla variety vehicle venture version veteran victory village
vintage virtual visible visitor vitamin volcano walking warning warrior weather wedding weekend welcome western
whisper whistle willing windows without witness working workout worship writing written zealous absolute abstract
academic accident accuracy activity actually addition adequate advocate aircraft airplane alphabet although aluminum
ambition analysis ancestor announce antelope anything approach approval aquarium argument arrogant artistic assembly
attitude audience autonomy backpack bacteria bathroom becoming birthday blizzard bookcase boundary brightly broccoli
building calendar calmness campaign capacity cardinal carnival cassette casualty category cautious cemetery ceremony
champion charcoal chemical chestnut children cinnamon civilian climbing clothing collapse colorful complain complete
composer compound computer conclude concrete conflict confused congress consider constant consumer continue contract
contrast convince coverage creative creature crescent criminal critical crossing cucumber cultural currency customer
cylinder darkness daughter daylight deadline decision decorate decrease dedicate defender definite delicate delivery
describe designer detailed detector dialogue diameter dictator dinosaur diplomat directly director disagree disaster
discount discover disorder distance distinct district dividend doctrine document domestic dominant dramatic duration
dwelling earnings economic educated election electric elephant elevator eligible emission emphasis employee engineer
enormous entirely entrance envelope equality equation estimate evaluate eventual everyday evidence exchange exciting
exercise expected explicit exposure external facility familiar favorite feedback festival fireside floating football
footstep forecast fountain fraction fragment frequent friction friendly frontier function generate generous geometry
graceful graduate graphics grateful greeting guardian guidance handbook hardware harmonic headline heritage highland
historic homework horrible hospital humanity hydrogen identify identity illusion immature immortal imperial incident
increase indicate indirect industry infinity informal inherent initiate innocent instance instinct instruct interact
interest interior internal internet interval intimate investor involved isolated keyboard kindness landmark language
laughter leverage lifetime likewise literacy literary location magazine magnetic maintain majority marathon marginal
material mechanic medicine medieval membrane memorial mentally merchant midnight military minister ministry minority
mobility moderate moisture momentum monopoly monument mosquito mountain movement multiply mushroom musician national
negative neighbor nineteen normally notebook nowadays numerous observer obstacle occasion official operator opponent
opposite optimism optional ordinary organism original ornament outbreak overcome overlook painting pamphlet parallel
particle passport patience peaceful peculiar pendulum pentagon perceive personal persuade petition physical planning
platform pleasant pleasure politics populate portrait position positive possible postcard powerful practice precious
pregnant presence preserve pressure previous princess printing priority probable producer progress promptly properly
property proposal prospect protocol province publicly purchase quantity question railroad randomly reaction recently
recorder recovery reformer regional register relation relative relevant reliable religion remember reminder research
reserved resident resource response restless restrict revision rhetoric romantic rotation sandwich scenario schedule
seahorse seasonal security sequence shepherd shipping shopping shoulder simplify skeleton slightly software solution
somebody southern specific spectrum standard starfish steadily straight stranger strategy strength strictly striking
struggle suburban suddenly suitable superior surprise surround survival swimming sympathy syndrome tangible taxpayer
teaching teammate tendency terminal terrible thinking thirteen thousand together tomorrow training transfer treasure
triangle tropical ultimate umbrella universe upstairs vacation validity valuable variable velocity vertical vicinity
violence volcanic weakness wireless withdraw woodland workshop yourself abundance adventure afternoon agreement
algorithm allowance alternate apartment apologize architect arrowhead assistant astronaut attention attribute
authentic automatic avalanche awareness beautiful beginning biography blueberry boulevard breakfast brilliant
broadcast butterfly calculate candidate carefully carpenter cathedral celebrate centipede certainly challenge
champagne character chemistry chocolate clockwork coastline colleague commander committee community companion
complaint component condition confident confusion consensus constrain construct continent corporate courtyard
crocodile curiosity dandelion dangerous dedicated delighted democracy dependent desperate detective determine
different difficult dimension direction discovery disregard diversity duplicate education effective elaborate
emergency emotional encourage endurance equipment essential establish everybody evolution excellent exception
existence expansion expensive explosion extension fantastic favorable financial fireplace following formation
fortunate framework furniture generator gentleman geography gradually grapevine guarantee guideline happiness
harmonica headphone hexagonal highlight historian honeycomb household hurricane identical imaginary immediate
important increment indicator influence innocence insurance interpret invention invisible jellyfish knowledge
landscape lifestyle limestone literally machinery magnitude marketing marmalade meanwhile mechanism messenger
microwave migration molecular moonlight motorbike narrative necessary nightfall nightmare northwest numerical
obedience objective obviously offspring operation organizer otherwise ownership pantomime paragraph passenger
permanent personnel physician pineapple porcupine portfolio potential practical precision president principle
privilege procedure professor promotion provision publisher quadratic qualified radiation raspberry rectangle
reference regularly reinforce relevance reluctant remainder represent residence satellite scientist screening
secretary selection semicolon sensitive sincerely situation skeptical snowflake southeast sovereign spaceship
specialty spectator stability statement stimulate structure substance sunflower surprised suspicion symphonic
telephone telescope temporary territory therefore thickness threshold tradition transform translate transport
treatment turquoise universal unlimited unusually vegetable vibration virtually volunteer waterfall wholesale
wonderful workplace worldwide xylophone yesterday
"""
