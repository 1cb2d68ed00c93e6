package bird

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// raptorEmblem is the head of a bird of prey for marks: few large planes with straight edges. A line is the part, the slot, the tone (0 is the
// lightest, 5 the darkest) and an outline.
const raptorEmblem = `head head 1 22,-34! -8,-44! -34,-36! -54,-10! -66,26! -50,22! -56,48! -40,38! -40,62! -24,46! -14,64! -2,44! 10,52! 14,30! 30,18! 36,0! 36,-22!
head head 3 -54,-10! -66,26! -50,22! -56,48! -40,38! -40,62! -24,46! -14,64! -2,44! 10,52! 14,30! 2,32! -10,20! -22,24! -30,4! -42,6!
bill beak 2 26,-28! 48,-27! 66,-16! 74,2! 72,24! 63,13! 48,9! 28,8!
bill beak 1 26,-28! 48,-27! 66,-16! 60,-10! 44,-16! 28,-14!
bill beak 4 26,12! 48,13! 58,18! 46,25! 28,20!
mouth marks 5 12,6! 28,8! 48,9! 63,13! 48,13! 26,12!
eyes marks 5 -10,-22! 14,-19! 34,-6! 30,1! 18,6! 4,2! 0,-8! -8,-14!
eyes eyes 1 6,-6! 25,-1! 20,3! 10,1!`

// HasEmblem reports whether the head of a species can be drawn as an emblem: that of birds of prey.
func HasEmblem(species string) bool {
	b := find(species).build
	return b.Bill == "hook" && b.Front == "" && b.Crest == ""
}

// Emblem draws the head of a bird of prey as a mark.
func Emblem(s Spec) kit.Drawing {
	s.Facing = kit.Right
	r := newRig(s)
	var planes []kit.Node
	for _, line := range strings.Split(raptorEmblem, "\n") {
		f := strings.SplitN(line, " ", 4)
		t := r.feathers
		switch {
		case f[1] == "head" && r.s.face == "hood":
			t = r.Tones("face")
		case f[1] == "marks":
			t = kit.TonesOf(kit.Hex("#1f1a20"))
		case f[1] == "eyes":
			t = kit.TonesOf(kit.Hex("#f2b53a"))
		case f[1] == "beak":
			t = r.Tones("beak")
		}
		planes = append(planes, r.Named(f[0], r.Path(f[3], [6]kit.Color{t.LL, t.L, t.M, t.D, t.DD, t.DDD}[f[2][0]-'0'])))
	}
	r.put(kit.Body, "head", r.Clip("M-120 -120H120V120H-120Z", planes...)) // within a clip styles cut no gaps between planes
	r.anchor("headTop", -8, -40, 50, 0)
	r.anchor("eyes", 14, -6, 60, 0)
	r.anchor("mouth", 40, 12, 0, 0)
	r.anchor("head", 0, 0, 80, 0)
	r.anchor("neck", -14, 46, 40, 0)
	return r.drawing(r.tall())
}
