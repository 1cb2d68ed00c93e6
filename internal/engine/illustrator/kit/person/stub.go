package person

import "pellucid/internal/engine/illustrator/kit"

type hat struct{ covers int }

const (
	nothing = iota
	crown
	all
)

var headwear = map[string]hat{}

var roles = map[string]Spec{}

// Roles lists the names of roles, sorted.
func Roles() []string { return names(roles) }

func complete(s Spec) Spec {
	if _, ok := poses[s.Pose]; !ok {
		s.Pose = "standing"
	}
	if s.Skin.A == 0 {
		s.Skin = SkinTones()[2]
	}
	if _, ok := hairStyles[s.Hair.Style]; !ok {
		s.Hair.Style = "short"
	}
	if s.Hair.Color.A == 0 {
		s.Hair.Color = kit.Hex("#4a2f27")
	}
	return s
}

func (f *figure) dressExtras()          { f.iris = kit.Hex("#6b4226") }
func (f *figure) behindBody() kit.Node  { return kit.Node{} }
func (f *figure) overHead() kit.Node    { return kit.Node{} }
func (f *figure) onTrunk() kit.Node     { return kit.Node{} }
func (f *figure) inFront() kit.Node     { return kit.Node{} }
func (f *figure) held() kit.Node        { return kit.Node{} }
func (f *figure) beardPart() kit.Node   { return kit.Node{} }
func (f *figure) beardFront() kit.Node  { return kit.Node{} }
func (f *figure) glassesPart() kit.Node { return kit.Node{} }
