package hierarchy

import "pellucid/internal/engine/illustrator/brief"

// Words of the rows.
const (
	ons     = "on|sitting on|standing on|lying on"
	placed  = "riding|on|sitting on|standing on|lying on|inside|under" // Grouped
	leaving = "emerging from|leaping from"
)

// settleRows are what is drawn of relations, in the order in which they are asked for.
var settleRows = []settleRow{
	// What people have in their hands: who comes with a thing and has a hand free holds it, a chef a pizza and a knight a sword.
	{told: "with|holding", of: brief.Person, to: "umbrella", when: (*settling).walksUnder, drawn: "under", do: (*settling).oneEach, last: true}, // it would hide them
	{told: "on|standing on|sitting on", to: "balcony", drawn: "inside", last: true},                                                             // behind its railing, not on its roof
	{told: "hugging", of: brief.Person, when: (*settling).hugsSitting, drawn: "holding"},
	{told: "reading", of: brief.Person, when: (*settling).tastesToo, drawn: "holding"},          // in the other hand, which leaves the cup in view
	{told: "over", of: brief.Person, when: (*settling).isOverDesk, drawn: "behind", last: true}, // who shakes hands over a desk
	{when: (*settling).sharesBed, drawn: "inside", last: true},                                  // under its blanket, or on it beside who is
	{told: "with", of: brief.Person, when: (*settling).pushesAlone, drawn: "pushing", last: true},
	{told: "with|holding", of: brief.Person, to: "flower", do: (*settling).tieBouquet},
	{told: "with", when: (*settling).holdsSeveral, drawn: "holding", last: true},
	{told: "with", of: brief.Animal, when: (*settling).holdsFood, drawn: "holding"},
	{told: "with", when: (*settling).holdsUp, drawn: "holding"},
	{told: "holding", when: (*settling).lifts, do: (*settling).raise},
	{told: "carrying", of: brief.Person, when: (*settling).carriesOverhead, drawn: "holding", do: (*settling).raise},
	{told: "on", when: (*settling).rides, drawn: "riding", do: (*settling).sitStill},
	{told: "pushing", of: brief.Person, do: (*settling).sitStill}, // the pose of who pushes strides by itself
	{told: "holding", of: brief.Person, to: "gavel", without: "block"},

	// What desks, signs and hoops show, and whose an umbrella is.
	{told: ons, to: "book", when: (*settling).areSeveral, toAs: "book-stack", do: (*settling).oneTo},
	{told: ons, to: "book", when: (*settling).showsNoCover, do: (*settling).layFlat},
	{told: "with", when: (*settling).isSign, drawn: "printed on", turned: true, last: true},
	{told: "with", when: (*settling).isDesk, drawn: "on", turned: true, last: true},
	{told: "through", to: "basketball-hoop", drawn: "over", last: true},
	{told: "with", of: brief.Animal, to: "umbrella", when: (*settling).isWalked, do: (*settling).holdForWalker, last: true}, // not the dog has it

	// What carries them: people sleep sitting on a chair and birds everywhere, eggs lie in a nest.
	{of: brief.Person, when: (*settling).sleepsSitting, do: (*settling).seatSleeper},
	{told: placed, of: brief.Piece, when: (*settling).isOnLandform, do: (*settling).dropShore},
	{told: placed, of: brief.Bird, to: "egg", when: (*settling).isOnEggs, do: (*settling).addNest, last: true},
	{told: "on", of: brief.Animal, when: (*settling).lies, drawn: "lying on"},
	{told: "lying on", of: brief.Bird, drawn: "on"},
	{told: "sitting on|lying on", to: "moon", toAs: "crescent-moon"},
	{told: "on lap", do: (*settling).addSeat},
	{told: "around|floating around", of: brief.Piece, do: (*settling).encircleVehicle}, // hearts around who is in a boat are around the boat
	{told: placed, group: "food", to: "wood-plank", toAs: "serving-board"},             // it lies flat

	// What vessels have in them, and what is open for it.
	{told: "with", when: (*settling).isVessel, drawn: "inside", turned: true, last: true},
	{told: "with", of: brief.Piece, when: (*settling).isTray, drawn: "on", turned: true, last: true}, // a tray with cups, a shelf with books
	{told: "inside", group: "food", to: "milk", toAs: "glass-of-milk"},                               // not in the carton
	{told: "inside", to: "bowl", when: (*settling).swims, toAs: "fish-bowl"},
	{told: "and", when: (*settling).isPosyAtFoot, drawn: "with", known: true}, // roses are at the foot of a watch, not a heap beside it
	{told: "in front of", when: (*settling).turnsToIt, drawn: "looking at", last: true},
	{told: "inside", to: "open-book|book", when: (*settling).isNoBookmark, drawn: "emerging from", known: true},
	{told: leaving, to: "book", toAs: "open-book"},
	{told: leaving, to: "egg", toAs: "hatching-egg"},
	{told: "inside", when: (*settling).isBladeInBlock, drawn: "stuck in", known: true}, // a sword in a stone
	{told: "stuck in|through", from: "arrow", fromAs: "boho-arrow"},                    // one that is shot
	{told: "stuck in", when: (*settling).isNoBlade, drawn: "inside"},
	{told: "inside|" + leaving, do: (*settling).openTo},
	{told: "full of", do: (*settling).openFrom},

	// What is at the lips, on the head and in the arms of somebody.
	{told: "kissing", do: (*settling).kiss},
	{told: "hugging", of: brief.Person, when: (*settling).isBabyInArms, drawn: "carrying"}, // who kisses a baby has it in their arms
	{told: "drinking", when: (*settling).lapsFromNothing, do: (*settling).addBowl, last: true},
	{told: "drinking", of: brief.Person, to: "bottle|milk", when: (*settling).isBaby, toAs: "baby-bottle"},
	{told: "drinking", of: brief.Person, to: "milk", toAs: "glass-of-milk"},
	{told: "drinking", without: "steam"},                                       // it would cover the face
	{told: "drinking|holding", when: (*settling).hasSaucer, without: "saucer"}, // it stays on the table
	{told: "wearing", when: (*settling).hasTwoHats, do: (*settling).takeHatOff},
	{told: "inside", to: "egg", toAs: "hatching-egg"},
	{told: "reading", to: "book", when: (*settling).isRead, toAs: "open-book"},
	{to: "balloon", when: (*settling).holdsBalloons, toAs: "balloon-bunch", do: (*settling).oneBunch},
}
