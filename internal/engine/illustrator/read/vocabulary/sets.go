package vocabulary

import "pellucid/internal/engine/illustrator/lexicon"

// TextLeads come right before what is to be lettered.
var TextLeads = lexicon.Set("spelling spells slogan tagline motto says saying reads titled captioned words word text name lettering caption headline")

// PicturesWords are the words for several pictures.
var PicturesWords = map[string]string{"icons": "icons", "stickers": "stickers", "pictograms": "icons", "symbols": "icons", "cliparts": "icons", "sprites": "icons", "elements": "icons", "emojis": "icons", "doodles": "icons", "decals": "stickers", "assets": "icons", "graphics": "icons", "illustrations": "icons", "embellishments": "icons", "props": "icons"}

// Onto are the poses of those who work on something that stands before them.
var Onto = lexicon.Phrases("painting", "cooking", "photographing", "sweeping", "vacuuming", "digging", "chopping", "hammering", "repairing", "feeding", "washing", "watering", "picking", "building",
	"climbing", "dunking", "serving", "jackhammering", "drilling", "welding", "sawing", "rolling paint", "painting at an easel", "mopping", "raking", "mowing", "spraying", "teaching", "microscope",
	"djing", "ironing", "flipping a pancake", "changing a light bulb", "directing traffic", "sculpting sand", "blowing bubbles", "milking", "archery", "batting", "golfing", "spiking", "diving save",
	"juggling", "throwing a snowball", "lassoing", "bowling", "proposing", "raising a glass", "reading aloud", "examining", "injecting", "cutting hair", "dribbling", "playing soccer",
	"pouring", "cutting a cake", "playing chess", "having dinner", "arm wrestling", "playing table tennis", "on a seesaw", "picnicking", "rowing", "on a trampoline", "on a slide",
	"fishing from a pier", "picking apples", "washing dishes", "unwrapping", "hanging laundry", "chopping wood", "drawing", "planting", "applying makeup", "baking cookies",
	"stirring a pot", "braiding hair", "chopping vegetables", "typing", "raising a wine glass",
	"grilling", "sewing at a machine", "sledding", "playing cards", "tug of war", "blowing out candles", "rolling dough", "arranging flowers", "mixing chemicals", "brushing hair", "baking", "applying lipstick", "giving",
	"brushing", "stargazing", "punching a bag", "pouring wine", "pouring beer", "pouring milk", "pouring juice", "pouring water", "pouring latte", "roasting", "watering flowers", "under a blanket", "tying shoes",
	"bandaging", "massaging", "pruning", "measuring", "filming", "packing", "sculpting", "dusting", "peeling", "whisking", "whispering", "voting", "laying bricks", "tossing the pan", "binoculars", "climbing a wall", "with a megaphone",
	"plumbing", "forging", "reading at a table", "drinking at a table", "drawing at a table", "painting at a table", "taking blood pressure", "breaking a board", "beckoning", "arguing", "chatting", "grappling", "shouting", "shaking a fist")

// PrintGarments are what prints are for.
var PrintGarments = lexicon.Set("shirt t-shirt tshirt tee hoodie mug tumbler tote sweatshirt")

// AnimalPrints are the animals whose coats are patterns of clothes.
var AnimalPrints = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra", "tiger": "tiger", "cow": "cow", "snake": "snakeskin"}

// PrintedThings are things that patterns are printed on besides clothes.
var PrintedThings = lexicon.Set("mug teapot vase umbrella beach-umbrella balloon hot-air-balloon gift-box easter-egg pillow blanket bowl coffee-cup kite bucket tea-cup wallet shopping-bag notebook surfboard skateboard phone-case cell-phone lamp curtain rug christmas-ornament cushion plate sofa armchair bed beach-chair rug curtain suitcase lunch-box flower-pot pitcher")

// Jewels are what is worn and has no cloth to print on.
var Jewels = lexicon.Set("ring wedding-ring necklace crown tiara glasses sunglasses watch earrings bracelet flower-crown lipstick")

// Foundings are the words before the year in which something was founded.
var Foundings = lexicon.Set("est estd established since")

// Carriers are things that are made to carry a text.
var Carriers = lexicon.Set("arrow-sign hanging-sign notice-sign yard-sign placard sale-tag ui-button ui-panel loading-bar rubber-stamp wood-plank retro-sign sandwich-board signpost street-sign stop-sign neon-sign chalkboard whiteboard mug speech-bubble gift-tag price-tag scroll envelope balloon cake birthday-cake cupcake license-plate hello-name-tag clipboard sticky-note trophy medal gold-seal wax-seal comic-burst explosion t-shirt badge ribbon banner cap heart star sheriff-badge")
