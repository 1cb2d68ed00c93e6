package holding

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/together"
)

// The conditions of the rows of holds.

// byHandAlone reports whether a hand without a body has its fingers around the thing.
func (h *hold) byHandAlone() bool {
	return (h.by.ID == "hand" || h.by.ID == "skeleton-hand") && slices.Contains(h.by.States, "holding")
}

func (h *hold) atLips() bool       { return toLips(h.c, h.k) }
func (h *hold) isBite() bool       { return h.atLips() && h.has("head") && h.isPiece() }
func (h *hold) isTasted() bool     { return h.kind == "eating" || h.kind == "drinking" }
func (h *hold) isPiece() bool      { return h.of.Kind == brief.Piece }
func (h *hold) isTiny() bool       { return onPalms(h.c, h.i) }
func (h *hold) isSomebody() bool   { return h.c.Stands(h.i) }
func (h *hold) isWind() bool       { return IsWind(h.of.ID) }
func (h *hold) isGuitar() bool     { return together.Guitars[h.of.ID] > 0 }
func (h *hold) isFurther() bool    { return h.n > 0 || h.of.Count > 1 }
func (h *hold) isJawed() bool      { return jawed[h.by.ID] }
func (h *hold) isByNoPerson() bool { return h.by.Kind != brief.Person }
func (h *hold) onTheMove() bool    { return onTheMove[h.by.Pose] }
func (h *hold) byFreeHand() bool   { return !h.isTasted() && HandFree(h.c, h.k.Root.Subject) }
func (h *hold) byEdges() bool      { return h.isPiece() && h.k.Root.How.Pose != HoldBoth }

// hasHandle reports whether the thing is held by a handle or a string.
func (h *hold) hasHandle() bool       { return h.thing.Root.Has("grip") || h.thing.Root.Has("tie") }
func (h *hold) hasNoHandle() bool     { return !h.hasHandle() }
func (h *hold) isSomebodySmall() bool { return !h.hasHandle() && h.isSomebody() }

// byOneHandle reports whether one hand has the thing by its handle or its string.
func (h *hold) byOneHandle() bool {
	return h.hasHandle() && !twoHanded(h.c, h.k.Root) && !(placing.Figures[h.of.ID] && h.k.Root.How.Pose == "carrying")
}

// isPersonInArms reports whether the thing is a person who lies on both arms.
func (h *hold) isPersonInArms() bool {
	return h.of.Kind == brief.Person && h.thing.Root.Has("head") && (grownUp(h.c, h.i) || cradled(h.c, h.i))
}

// isHugged reports whether the thing is somebody in the arms of who was told to hug them, isCuddled whether it is a thing there.
func (h *hold) isHugged() bool  { return h.isSomebody() && h.isTold("hugging") }
func (h *hold) isCuddled() bool { return h.isPiece() && !h.isSomebody() && h.isTold("hugging") }

func (h *hold) isTold(kind string) bool {
	return slices.Contains(h.c.Links, brief.Relation{From: h.k.Root.Subject, Kind: kind, To: h.i})
}

func (h *hold) standsUpright() bool { return standsUpright(h.k.Root) }
func (h *hold) byWing() bool        { return h.standsUpright() && !figure.CarriesInMouth[h.of.ID] }

// inPaws reports whether an animal has the thing between its paws.
func (h *hold) inPaws() bool {
	return h.c.InPaws(brief.Relation{From: h.k.Root.Subject, Kind: h.kind, To: h.i})
}

// byMouth reports whether an animal takes the thing with its mouth.
func (h *hold) byMouth() bool {
	if figure.Trunked[h.by.ID] && h.kind == "holding" {
		return !h.thing.Root.Has("tie")
	}
	return h.by.Pose == "catching" || h.isTasted() && !h.inPaws() || h.kind == "carrying" || figure.CarriesInMouth[h.of.ID]
}

func (h *hold) eachInAPaw() bool { return eachInAPaw(h.c, h.k.Root) }
func (h *hold) isAlive() bool    { return h.c.Creature(h.k.Root.Subject) }
func (h *hold) hasNoPaws() bool  { return !h.has("paw") && h.isAlive() }

// floatsOnString reports whether the thing rises on a string beside an animal or a creature.
func (h *hold) floatsOnString() bool {
	return h.thing.Root.Has("tie") && (h.by.Kind == brief.Animal || h.isAlive() && h.by.Kind == brief.Piece)
}

// bySide reports whether a creature has nothing to hold the thing with.
func (h *hold) bySide() bool {
	return (!h.has("paw") || h.kind == "carrying" && insects[h.by.ID]) && h.isAlive()
}
