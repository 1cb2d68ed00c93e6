package animal

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// emblems are heads for marks: few large planes with straight edges, of which those on the right are darker. A line is the part, the slot, the
// tone (0 is the lightest, 5 the darkest) and the right half of an outline. Those that begin at the middle line run across it.
var emblems = map[string]string{
	"wolf": `ears fur 3 5,-31! 24,-66! 37,-40! 39,-10! 22,-24!
ears ears 5 14,-33! 24,-52! 31,-36! 31,-20!
face fur 3 0,-36! 12,-34! 26,-27! 38,-12! 58,12! 48,15! 54,27! 40,27! 41,38! 28,35! 20,48! 0,52!
face fur 2 0,-36! 12,-34! 24,-28! 18,-12! 12,-6! 8,12! 0,18!
face belly 2 30,8! 52,15! 54,27! 40,27! 41,38! 28,35! 20,48! 12,34! 18,20!
muzzle belly 1 0,6! 9,8! 16,20! 18,30! 10,42! 0,47!
eyes marks 5 7,2! 30,-14! 32,-6! 20,6! 12,6!
eyes eyes 1 14,2! 27,-6! 23,3! 17,4!
nose nose 5 0,22! 10,22! 12,28! 5,36! 0,38!`,
	"fox": `ears fur 3 6,-28! 32,-66! 44,-34! 38,-8! 20,-22!
ears ears 5 18,-30! 31,-52! 37,-32! 32,-18!
face fur 3 0,-34! 14,-32! 28,-24! 40,-8! 62,12! 50,16! 52,26! 36,30! 18,44! 0,52!
face fur 2 0,-34! 14,-32! 24,-26! 18,-8! 9,10! 0,24!
face belly 1 24,6! 44,6! 62,12! 50,16! 52,26! 36,30! 18,44! 4,50! 8,30! 14,16!
eyes marks 5 8,4! 30,-10! 31,-3! 20,8! 12,8!
eyes eyes 1 15,4! 27,-3! 23,4! 18,5.5!
nose nose 5 0,34! 9,34! 10,40! 4,47! 0,48!`,
	"bear": `ears fur 4 20,-30! 26,-50 40,-54 52,-46 52,-32 42,-18!
ears ears 5 29,-32! 33,-43 41,-45 45,-39 43,-30 38,-25!
face fur 3 0,-42! 20,-40! 38,-28! 48,-6! 54,18! 44,22! 46,34! 32,34! 26,48! 0,54!
face fur 2 0,-42! 20,-40! 28,-34! 20,-16! 14,-6! 10,8! 0,10!
muzzle belly 2 0,2! 12,4! 22,14! 28,30! 20,46! 0,52!
muzzle belly 1 0,2! 10,4! 14,14! 10,24! 0,26!
mouth marks 5 0,33! 1.5,33! 1.8,40! 12,42! 21,47! 20,49! 11,46! 0,43!
eyes marks 5 10,-2! 32,-14! 33,-7! 22,3! 14,3!
eyes eyes 1 17,-1.5! 28,-7! 25,-1! 20,0!
nose nose 5 0,16! 13,16! 15,24! 7,32! 0,34!`,
	"lion": `mane mane 4 0,-72! 8,-60! 22,-68! 26,-54! 44,-56! 44,-40! 62,-36! 56,-20! 74,-8! 62,2! 72,20! 58,24! 62,44! 46,44! 44,62! 30,56! 22,74! 12,62! 0,78!
mane mane 2 0,-58! 10,-48! 24,-52! 30,-38! 44,-36! 42,-20! 56,-10! 46,2! 56,18! 44,24! 46,40! 34,40! 30,54! 18,52! 0,66!
ears fur 3 24,-30! 30,-42 41,-42 46,-32 38,-20!
face fur 3 0,-36! 16,-34! 28,-24! 36,-6! 38,14! 30,30! 18,44! 0,50!
face fur 1 0,-36! 12,-35! 16,-24! 11,-6! 13,12! 0,16!
muzzle belly 1 0,14! 11,14! 22,22! 24,32! 14,40! 0,42!
muzzle belly 2 0,39! 12,40! 10,48! 0,54!
mouth marks 5 0,27! 1.3,27! 1.6,33! 10,35! 17,39! 16,41! 9,39! 0,36!
eyes marks 5 8,-2! 28,-14! 30,-6! 22,2! 12,3!
eyes eyes 1 14,-1.5! 25,-7! 22,-1! 17,0!
nose nose 5 0,12! 12,12! 14,18! 6,26! 0,28!`,
	"tiger": `ears fur 4 20,-28! 26,-46 38,-52 48,-44 48,-28 40,-14!
ears ears 5 29,-30! 32,-40 38,-43 42,-38 41,-28 36,-22!
face fur 3 0,-42! 18,-40! 34,-28! 42,-8! 58,16! 48,20! 52,32! 38,34! 28,46! 0,52!
face fur 1 0,-42! 16,-40! 20,-28! 13,-8! 15,12! 0,14!
face belly 1 32,4! 46,4! 58,16! 48,20! 52,32! 38,34! 28,46! 20,36! 26,20!
muzzle belly 1 0,12! 12,12! 24,22! 26,32! 15,42! 0,44!
muzzle belly 2 0,41! 13,42! 10,50! 0,55!
face marks 5 0,-42! 4,-42! 2.5,-18! 0,-14!
face marks 5 9,-42! 20,-38! 12,-26! 6,-20!
face marks 5 26,-34! 34,-26! 24,-20! 15,-18!
face marks 5 42,-8! 46,-2! 34,-2! 26,-6!
face marks 5 53,9! 56,17! 46,14! 34,15!
face marks 5 51,25! 52,33! 44,28! 34,27!
mouth marks 5 0,26! 1.4,26! 1.6,33! 11,35! 19,40! 18,42! 10,39! 0,36!
eyes marks 5 8,0! 29,-13! 31,-5! 22,4! 12,5!
eyes eyes 0 14,.5! 26,-6! 23,1! 17,2!
nose nose 4 0,11! 12,11! 14,17! 6,25! 0,27!`,
	"bull": `horns horns 2 16,-34! 34,-40 48,-48 54,-66! 66,-50 62,-32 46,-22 26,-20!
horns horns 4 26,-20! 46,-22 62,-32 66,-50! 60,-36 46,-28 24,-26!
ears fur 4 28,-18! 44,-20 62,-12! 52,-2 36,0!
face fur 3 0,-38! 18,-36! 28,-22! 30,-4! 24,18! 26,32! 20,46! 0,52!
face fur 2 0,-38! 14,-36! 16,-18! 10,0! 9,22! 0,24!
hair mane 4 0,-46! 8,-42! 20,-40! 14,-30! 16,-20! 8,-24! 0,-8!
muzzle belly 2 0,22! 16,20! 24,28! 24,40! 14,50! 0,54!
nose marks 5 8,30! 18,27! 19,34! 13,37!
mouth marks 5 0,43! 12,42! 14,45! 0,47!
eyes marks 5 9,-4! 29,-18! 30,-8! 22,1! 13,2!
eyes eyes 1 15,-3.5! 26,-10! 23,-3! 18,-2!`,
	"gorilla": `face fur 4 0,-64! 14,-60! 26,-48! 38,-34! 48,-10! 50,14! 40,40! 24,52! 0,56!
face fur 2 0,-64! 12,-60! 20,-46! 22,-34! 8,-26! 0,-24!
ears fur 3 46,-14! 55,-12 56,2 48,8!
face belly 3 0,-22! 10,-26! 34,-24! 40,-10! 34,4! 40,20! 34,40! 18,50! 0,53!
face belly 1 0,-20! 8,-22! 12,-8! 10,2! 0,4!
face belly 2 6,-20! 32,-20! 37,-10! 28,-12! 10,-10!
muzzle belly 2 0,24! 14,22! 30,26! 34,36! 18,48! 0,51!
eyes marks 5 6,-8! 34,-14! 35,-8! 26,0! 13,0!
eyes eyes 1 15,-4.5! 27,-8! 24,-3! 19,-2.5!
nose belly 3 0,4! 8,4! 21,12! 23,20! 12,24! 5,21! 0,23!
nose marks 5 5,13! 11,10! 18,14! 17,19! 10,20!
nose belly 1 0,3! 7,3! 12,10! 6,13! 0,12!
mouth marks 5 0,36! 14,33! 26,36! 27,39! 14,37! 0,40!`,
	"deer": `antlers horns 3 10,-34! 18,-56! 16,-76! 22,-84! 24,-68! 34,-86! 38,-84! 30,-60! 44,-72! 47,-69! 28,-48! 46,-52! 46,-48! 24,-40! 18,-30!
ears fur 4 20,-20! 34,-34! 56,-36! 46,-18! 28,-8!
ears belly 2 28,-20! 38,-29! 48,-31! 42,-20! 31,-13!
face fur 3 0,-34! 14,-34! 24,-22! 27,-4! 18,20! 16,36! 0,48!
face fur 2 0,-34! 10,-34! 12,-18! 9,4! 8,24! 0,26!
face belly 2 27,-4! 18,20! 16,36! 10,28! 13,12! 20,0!
muzzle belly 1 0,26! 10,24! 15,34! 8,46! 0,49!
eyes marks 5 10,-6! 22,-13! 25,-6! 20,1! 14,1!
nose nose 5 0,30! 9,29! 10,36! 4,42! 0,43!`,
	"moose": `antlers horns 3 8,-30! 20,-40! 30,-64! 34,-56! 40,-72! 46,-60! 55,-74! 58,-60! 70,-66! 68,-50! 78,-46! 62,-34! 46,-28! 26,-26! 16,-22!
antlers horns 4 16,-22! 26,-26! 46,-28! 62,-34! 44,-38! 28,-36!
ears fur 4 18,-16! 34,-22! 50,-16! 38,-6! 24,-4!
face fur 3 0,-34! 14,-32! 22,-22! 24,0! 20,20! 28,34! 28,50! 16,60! 0,62!
face fur 2 0,-34! 10,-32! 13,-16! 11,6! 12,26! 0,30!
muzzle belly 3 0,28! 14,26! 25,34! 26,50! 15,58! 0,60!
nose marks 5 10,36! 19,38! 20,46! 13,46!
mouth marks 5 0,54! 13,52! 14,54.5! 0,57!
beard fur 5 0,60! 8,60! 4,72! 0,78!
eyes marks 5 9,-8! 23,-15! 24,-7! 19,-1! 13,-2!
eyes eyes 1 14,-6.5! 21,-10! 19,-5! 16,-4!`,
	"bulldog": `ears fur 4 18,-36! 38,-50! 54,-40! 56,-18! 46,-22! 38,-16! 30,-28!
face fur 3 0,-42! 20,-40! 38,-28! 46,-6! 52,18! 46,38! 32,50! 0,54!
face fur 1 0,-42! 18,-40! 18,-22! 10,-8! 12,4! 0,6!
face fur 4 0,-36! 3,-36! 2,-14! 0,-8!
muzzle belly 1 0,2! 12,0! 26,6! 42,22! 42,38! 26,42! 12,32! 0,30!
muzzle belly 2 0,30! 12,33! 26,42! 24,50! 0,54!
teeth horns 0 14,38! 17,27! 22,41!
mouth marks 5 0,20! 1.6,20! 1.8,29! 12,31! 27,41! 40,39! 26,44! 11,34! 0,33!
eyes marks 5 10,-8! 33,-20! 34,-11! 25,-2! 14,-3!
eyes eyes 1 17,-6.5! 29,-13! 26,-6! 21,-5!
nose nose 5 0,2! 13,2! 16,10! 8,19! 0,21!`,
	"ram": `horns horns 2 8,-34! 24,-50 48,-48 60,-28 58,2 42,22 26,16! 38,14 46,0 44,-18 32,-26 18,-20!
horns horns 4 18,-20! 32,-26 44,-18 46,0 38,14 26,16! 34,8 38,-2 36,-14 28,-18 20,-10!
face fur 3 0,-36! 16,-34! 24,-20! 25,0! 18,24! 17,38! 0,52!
face fur 1 0,-36! 12,-34! 12,-16! 9,4! 8,26! 0,28!
muzzle belly 2 0,28! 10,26! 17,36! 9,48! 0,52!
eyes marks 5 8,-6! 23,-15! 24,-7! 18,0! 12,1!
eyes eyes 1 13,-5! 21,-9.5! 19,-4.5! 15,-3!
nose nose 5 0,33! 5,33! 10,31! 9,37! 0,42!`,
	"boar": `ears fur 4 16,-32! 34,-58! 44,-38! 36,-16!
ears ears 5 23,-34! 33,-48! 37,-36! 32,-24!
face fur 3 0,-46! 6,-40! 18,-36! 34,-24! 42,-4! 50,14! 40,16! 42,30! 28,32! 20,46! 0,50!
face fur 2 0,-46! 6,-40! 16,-36! 14,-18! 12,4! 0,8!
face mane 4 0,-56! 5,-46! 10,-52! 11,-40! 17,-42! 14,-30! 6,-26! 0,-16!
muzzle belly 3 0,6! 12,4! 20,14! 24,36! 0,46!
nose belly 1 0,18! 15,18! 19,28! 14,38! 0,40!
nose marks 5 5,24! 10,23! 11,32! 6,33!
tusks horns 0 22,40! 30,34! 32,12! 38,30! 34,44! 25,46!
eyes marks 5 10,-2! 31,-15! 32,-7! 22,3! 15,3!
eyes eyes 1 16,-1.5! 27,-8! 24,-2! 19,-1!`,
}

// emblemKin are the species whose emblem is that of another one, in their own colors.
var emblemKin = map[string]string{}

func init() {
	for kind, names := range map[string]string{
		"wolf": "wolf coyote dingo husky german-shepherd werewolf", "fox": "fox arctic-fox fennec-fox", "bear": "bear black-bear polar-bear", "lion": "lion",
		"tiger": "tiger black-panther jaguar leopard snow-leopard cheetah cougar lioness bobcat", "bull": "bull cow bison water-buffalo highland-cow", "gorilla": "gorilla",
		"deer": "deer reindeer", "moose": "moose", "bulldog": "bulldog french-bulldog pit-bull boxer boxer-dog rottweiler", "ram": "ram ibex mountain-goat goat", "boar": "boar warthog",
	} {
		for _, name := range strings.Fields(names) {
			emblemKin[name] = kind
		}
	}
}

// HasEmblem reports whether the head of a species can be drawn as an emblem.
func HasEmblem(name string) bool { return emblemKin[find(name).name] != "" }

// Emblem draws the head of a species as a mark.
func Emblem(s Spec) kit.Drawing {
	s.Facing = kit.Right
	r := newRig(s)
	kind := emblemKin[r.s.name]
	striped := r.s.name == "tiger"
	var planes []kit.Node
	for _, line := range strings.Split(emblems[kind], "\n") {
		f := strings.SplitN(line, " ", 4)
		if kind == "tiger" && !striped && f[0] == "face" && f[1] == "marks" {
			continue
		}
		planes = append(planes, r.plane(f[0], f[1], f[3], int(f[2][0]-'0')))
	}
	r.out = append(r.out, placed{kit.Body, r.Clip("M-120 -120H120V120H-120Z", planes...)}) // within a clip styles cut no gaps between planes
	r.emblemGear(kind)
	r.anchors["headTop"], r.anchors["eyes"], r.anchors["mouth"] = kit.Anchor{Y: -40, W: 56}, kit.Anchor{Y: -2, W: 84}, kit.Anchor{Y: 38}
	r.anchors["neck"], r.anchors["head"] = kit.Anchor{Y: 46, W: 46}, kit.Anchor{W: 84}
	d := r.drawing()
	d.Unit *= r.b.Head
	return d
}

// ringAt is how low the nostrils of an emblem are that a ring can hang from.
var ringAt = map[string]float64{"bull": 34, "boar": 34}

// emblemGear is the nose ring and the collar of an emblem, where they were asked for.
func (r *rig) emblemGear(kind string) {
	if y, ok := ringAt[kind]; r.asked["ring"] {
		if !ok {
			y = 26
		}
		r.put(kit.Body, "ring", r.Circle(0, y+14, 14, kit.None).Stroke(kit.Hex("#1f1a20"), 8.5), r.Circle(0, y+14, 14, kit.None).Stroke(r.Tones("ring").M, 4.5))
	}
	if r.asked["collar"] {
		t := r.Tones("collar")
		spikes := "M-30 60L-27 74L-22 63ZM-14 64L-10 78L-5 66ZM5 66L10 78L14 64ZM22 63L27 74L30 60Z"
		r.put(kit.Back, "collar", r.Path(spikes, kit.Hex("#d5d9e0")), r.Path("M-36 40L0 52L36 40L38 56L0 68L-38 56Z", t.M), r.Path("M0 52L36 40L38 56L0 68Z", t.D))
	}
}

// plane is one plane of an emblem and its mirror image, the right one a tone darker.
func (r *rig) plane(part, slot, right string, tone int) kit.Node {
	t := r.Tones(slot)
	switch slot {
	case "fur":
		t = r.fur
	case "marks":
		t = kit.TonesOf(kit.Hex("#1f1a20"))
	}
	tones := [6]kit.Color{t.LL, t.L, t.M, t.D, t.DD, t.DDD}
	light, dark := tones[max(tone-1, 0)], tones[tone]
	if slot == "eyes" && t.M.Lch().L < .6 { // dark eyes are not seen
		t = kit.TonesOf(kit.Hex("#f2b53a"))
	}
	switch {
	case slot == "marks" || slot == "eyes":
		light, dark = t.M, t.M
	case tone == 5: // details are as dark on both sides
		light = dark
	}
	if strings.HasPrefix(right, "0,") {
		return r.Named(part, r.Path(pen.Sym(right), light), r.Clip("M0 -200H200V200H0Z", r.Path(pen.Sym(right), dark)))
	}
	return r.Named(part, r.Path(right, light).Mirror(0), r.Path(right, dark))
}
