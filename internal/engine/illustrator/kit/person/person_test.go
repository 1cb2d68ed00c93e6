package person

import (
	"hash/fnv"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/role"
	"pellucid/internal/engine/illustrator/kit/person/wear"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/testkit/services"
)

// print returns a hash of a drawing's layers.
func print(d kit.Drawing) uint64 {
	h := fnv.New64a()
	for _, layer := range d.Layers {
		for _, n := range layer {
			writeNode(h, n)
		}
	}
	return h.Sum64()
}

// expressions lists the names of expressions, sorted.
func expressions() []string { return slices.Sorted(maps.Keys(figure.Expressions)) }

// In make test every pose is taken at a third of the ages, and every age takes a third of the poses.
func TestEveryPoseAtEveryAge(t *testing.T) {
	for i, name := range pose.Names() {
		for k, age := range slices.Sorted(maps.Keys(figure.Ages)) {
			if !services.Sampled(i, k) {
				continue
			}
			d := Draw(figure.Spec{Pose: name, Age: age})
			b := d.Box
			wide, low := 620.0, figure.Ground+40
			if pose.All()[name].Across > 0 { // with what lies between two
				wide, low = 800, figure.Ground+80
			}
			if b.W() < 60 || b.H() < 60 || b.W() > wide || b.H() > 640 || b.X0 < -260 || b.X1 > wide || b.Y1 > low {
				t.Errorf("%s, %s: the box is %.0f", name, age, b)
			}
			if math.IsNaN(b.X0 + b.Y0 + b.X1 + b.Y1) {
				t.Errorf("%s, %s: a coordinate is no number", name, age)
			}
			if d.Unit < .2 || d.Unit > .6 {
				t.Errorf("%s: %.2f centimeters per unit", age, d.Unit)
			}
			for _, anchor := range []string{"handNear", "handFar", "head", "headTop", "eyes", "mouth", "neck", "back", "chest", "seat", "lap", "shoulderNear", "shoulderFar", "footNear", "footFar", "ground", "wrist"} {
				if _, ok := d.Anchors[anchor]; !ok {
					t.Errorf("%s: no anchor %s", name, anchor)
				}
			}
			if len(d.Layers[kit.Body]) == 0 || len(d.Layers[kit.Fore]) == 0 {
				t.Errorf("%s, %s: a layer is empty", name, age)
			}
		}
	}
}

func TestAdultStandsOnTheGround(t *testing.T) {
	b := Draw(figure.Spec{}).Box
	if math.Abs(b.Y1-figure.Ground) > 3 || b.H() < 400 || b.H() > 460 {
		t.Errorf("the box is %.0f", b)
	}
}

func TestHandsReachTargets(t *testing.T) {
	for _, pose := range []string{"standing", "riding", "driving", "holding two"} {
		for _, facing := range []kit.Facing{kit.Right, kit.Left} {
			bare := newFigure(role.Complete(figure.Spec{Pose: pose}))
			near, far := bare.Bones.ArmNear[0].Add(60, 50), bare.Bones.ArmFar[0].Add(70, 30)
			d := Draw(figure.Spec{Pose: pose, Facing: facing, Grips: true, Reach: map[string]limb.Point{"handNear": near, "handFar": far}})
			for name, want := range map[string]limb.Point{"handNear": near, "handFar": far} {
				if facing == kit.Left {
					want.X = 2*figure.Middle - want.X
				}
				a := d.Anchors[name]
				if off := math.Hypot(a.X-want.X, a.Y-want.Y); off > 2 {
					t.Errorf("%s: %s is %.1f units off", pose, name, off)
				}
			}
		}
	}
}

func TestFeetAndSeatReachTargets(t *testing.T) {
	seat, foot := limb.Point{X: 150, Y: 260}, limb.Point{X: 200, Y: 430}
	d := Draw(figure.Spec{Pose: "riding", Reach: map[string]limb.Point{"seat": seat, "footNear": foot}})
	if a := d.Anchors["seat"]; math.Hypot(a.X-seat.X, a.Y-seat.Y) > .01 {
		t.Errorf("the seat is at %.1f, %.1f", a.X, a.Y)
	}
	if a := d.Anchors["footNear"]; math.Hypot(a.X-foot.X, a.Y-foot.Y) > 2 {
		t.Errorf("the foot is at %.1f, %.1f", a.X, a.Y)
	}
}

// TestNamesDiffer draws every name of every list: none may draw as another one or as nothing.
func TestNamesDiffer(t *testing.T) {
	lists := map[string]struct {
		names []string
		spec  func(string) figure.Spec
	}{
		"pose":       {pose.Names(), func(n string) figure.Spec { return figure.Spec{Pose: n, Bare: true, Expression: "neutral"} }},
		"hair":       {head.HairNames(), func(n string) figure.Spec { return figure.Spec{Hair: figure.Hair{Style: n}} }},
		"expression": {expressions(), func(n string) figure.Spec { return figure.Spec{Expression: n} }},
		"garment":    {wear.GarmentNames(), wearing},
		"role":       {role.Names(), func(n string) figure.Spec { return figure.Spec{Role: n} }},
		"headwear":   {head.HatNames(), func(n string) figure.Spec { return figure.Spec{Head: n} }},
		"extra": {extra.Names(), func(n string) figure.Spec {
			s := figure.Spec{Extras: []string{n}}
			if strings.HasSuffix(n, "socks") || n == "rolled sleeves" { // seen on bare legs and long sleeves
				s.Top.Name, s.Bottom.Name = "shirt", "shorts"
			}
			return s
		}},
		"beard":   {[]string{"", "stubble", "short", "full", "long", "wide", "mustache", "goatee"}, func(n string) figure.Spec { return figure.Spec{Beard: n} }},
		"glasses": {[]string{"", "round", "square", "sunglasses", "heart sunglasses", "goggles", "eyepatch", "eye mask"}, func(n string) figure.Spec { return figure.Spec{Glasses: n} }},
		"build":   {[]string{"slim", "", "broad"}, func(n string) figure.Spec { return figure.Spec{Build: n} }},
		"body":    {[]string{"", "woman", "man"}, func(n string) figure.Spec { return figure.Spec{Body: n} }},
	}
	for kind, list := range lists {
		seen := map[uint64]string{}
		for _, n := range list.names {
			p := print(Draw(list.spec(n)))
			if other, ok := seen[p]; ok {
				t.Errorf("%s %q draws as %q", kind, n, other)
			}
			seen[p] = n
		}
	}
}

func wearing(name string) figure.Spec {
	g := figure.Garment{Name: name}
	switch wear.Garments[name].Place {
	case "bottom":
		return figure.Spec{Bottom: g, Top: figure.Garment{Name: "sweater", Color: kit.Black}}
	case "":
		return figure.Spec{Shoes: g, Bottom: figure.Garment{Name: "shorts"}, Top: figure.Garment{Name: "tank", Color: kit.Black}}
	}
	return figure.Spec{Top: g, Body: "man"}
}

func TestCounts(t *testing.T) {
	for kind, c := range map[string][2]int{
		"poses": {len(pose.Names()), 36}, "hair styles": {len(head.HairNames()), 15}, "expressions": {len(expressions()), 12},
		"garments": {len(wear.GarmentNames()), 40}, "roles": {len(role.Names()), 60}, "skin tones": {len(figure.SkinTones()), 8}, "headwear": {len(head.HatNames()), 20},
	} {
		if c[0] < c[1] {
			t.Errorf("%d %s, not %d", c[0], kind, c[1])
		}
	}
}

func TestDrawIsDeterministic(t *testing.T) {
	for _, s := range []figure.Spec{{}, {Role: "pirate"}, {Role: "bride", Facing: kit.Left, Seed: 7}} {
		if first, second := print(Draw(s)), print(Draw(s)); first != second {
			t.Errorf("%+v draws differently the second time", s.Role)
		}
	}
}

func TestUnknownNamesFallBack(t *testing.T) {
	s := figure.Spec{Age: "x", Body: "x", Build: "x", Hair: figure.Hair{Style: "x"}, Beard: "x", Glasses: "x", Head: "x", Top: figure.Garment{Name: "x"}, Bottom: figure.Garment{Name: "x"},
		Shoes: figure.Garment{Name: "x"}, Over: figure.Garment{Name: "x"}, Extras: []string{"x"}, Pose: "x", Expression: "x", Role: "x"}
	if print(Draw(s)) != print(Draw(figure.Spec{})) {
		t.Error("unknown names do not draw as the defaults")
	}
}

func TestGarmentsAreWornWhereTheyBelong(t *testing.T) {
	for _, pair := range [][2]figure.Spec{
		{{Top: figure.Garment{Name: "jeans"}}, {Bottom: figure.Garment{Name: "jeans"}}},
		{{Over: figure.Garment{Name: "hoodie"}}, {Top: figure.Garment{Name: "hoodie"}}},
		{{Top: figure.Garment{Name: "boots"}}, {Shoes: figure.Garment{Name: "boots"}}},
		{{Top: figure.Garment{Name: "hijab"}}, {Head: "headscarf"}},
		{{Top: figure.Garment{Name: "scarf"}}, {Extras: []string{"scarf"}}},
		{{Without: []string{"shirt"}, Body: "man"}, {Top: figure.Garment{Name: "bare chest"}, Body: "man"}},
	} {
		if print(Draw(pair[0])) != print(Draw(pair[1])) {
			t.Errorf("%+v does not draw as %+v", pair[0], pair[1])
		}
	}
}

func TestPartsCanBeLeftOut(t *testing.T) {
	full := print(Draw(figure.Spec{Role: "pirate"}))
	for _, part := range []string{"hair", "face", "head", "top", "bottom", "shoes", "arm-near", "arm-far", "leg-near", "leg-far", "beard", "headwear", "over", "prop"} {
		if print(Draw(figure.Spec{Role: "pirate", Without: []string{part}})) == full {
			t.Errorf("leaving out %s changes nothing", part)
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	for b.Loop() {
		Draw(figure.Spec{Role: "pirate"})
	}
}

func TestAFacelessPersonHasNeitherEyesNorMouth(t *testing.T) {
	parts := func(s figure.Spec) map[string]bool {
		found := map[string]bool{}
		var walk func([]scene.Node)
		walk = func(nodes []scene.Node) {
			for _, n := range nodes {
				if n.Group != nil {
					found[n.Group.Part] = true
					walk(n.Group.Children)
				}
			}
		}
		for _, layer := range Draw(s).Layers {
			walk(layer)
		}
		return found
	}
	if has := parts(figure.Spec{Expression: "faceless"}); has["eyes"] || has["mouth"] {
		t.Error("there is a face")
	}
	if has := parts(figure.Spec{}); !has["eyes"] || !has["mouth"] {
		t.Error("the usual face lacks a part")
	}
}
