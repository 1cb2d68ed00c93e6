package pose

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// All are the poses by name: those of poses.tsv, and those of hands on the own body.
var All = sync.OnceValue(func() map[string]Pose {
	all := table("poses.tsv")
	touch(all)
	return all
})

// OfThings are the poses that things with arms and legs have in their own way.
var OfThings = sync.OnceValue(func() map[string]Pose { return table("things.tsv") })

// table reads the poses of a file.
func table(file string) map[string]Pose {
	all := map[string]Pose{}
	for line := range strings.Lines(lists.Text(file)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		all[cells[0]] = read(cells[1:])
	}
	return all
}

// fields are where the values of a table go, by the names of their fields.
type fields struct {
	numbers map[string]*float64
	marks   map[string]*bool
	texts   map[string]func(string)
}

// set reads one field: its name, and behind a space its value.
func (f fields) set(cell string) {
	field, value, _ := strings.Cut(cell, " ")
	switch {
	case f.numbers[field] != nil:
		*f.numbers[field] = number(value)
	case f.marks[field] != nil:
		*f.marks[field] = true
	case f.texts[field] != nil:
		f.texts[field](value)
	default:
		panic(fmt.Sprintf("pose: no field has the name of %q", cell))
	}
}

func number(text string) float64 {
	v, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic(err) // the tables are part of the program
	}
	return v
}

// read makes a pose of its cells.
func read(cells []string) Pose {
	var p Pose
	f := fields{
		numbers: map[string]*float64{"turn": &p.Turn, "lean": &p.Lean, "head": &p.Head, "face": &p.Face, "up": &p.Up, "shift": &p.Shift, "neckbend": &p.NeckBend, "crane": &p.Crane, "ease": &p.Ease, "across": &p.Across},
		marks:   map[string]*bool{"seated": &p.Seated, "legsfront": &p.LegsFront, "armsdown": &p.ArmsDown, "handsdown": &p.HandsDown, "crossed": &p.Crossed, "lying": &p.Lying},
		texts: map[string]func(string){
			"hold": func(v string) { p.Hold = int(number(v)) }, "prop": func(v string) { p.Prop = v }, "expression": func(v string) { p.Expression = v },
			"near": func(v string) { p.Near = arm(v, shared[v].Near) }, "far": func(v string) { p.Far = arm(v, shared[v].Far) },
			"legs": func(v string) {
				legs, ok := shared[v]
				if !ok {
					panic("pose: no legs are " + v)
				}
				p.LegNear, p.LegFar = legs.LegNear, legs.LegFar
			},
			"legnear": func(v string) { p.LegNear = leg(v, shared[v].LegNear) }, "legfar": func(v string) { p.LegFar = leg(v, shared[v].LegFar) },
		},
	}
	for _, cell := range cells {
		f.set(cell)
	}
	return p
}

// hands are what hands do, by name.
var hands = map[string]Hand{
	"relaxed": Relaxed, "fist": Fist, "open": OpenHand, "flat": FlatHand, "cup": CupHand, "rest": RestHand, "push": PushHand, "point": Point, "pinch": Pinch, "chin": ChinHand, "thumb": ThumbUp, "victory": Victory,
}

// arm reads the fields of an arm, unless it is one that several poses share.
func arm(value string, known Arm) Arm {
	if known != (Arm{}) {
		return known
	}
	var a Arm
	f := fields{
		numbers: map[string]*float64{"upper": &a.Upper, "fore": &a.Fore, "upperlen": &a.UpperLen, "forelen": &a.ForeLen, "wrist": &a.Wrist, "bend": &a.Bend},
		marks:   map[string]*bool{"onhead": &a.OnHead, "front": &a.Front, "beside": &a.Beside},
		texts: map[string]func(string){
			"hand": func(v string) {
				hand, ok := hands[v]
				if !ok {
					panic("pose: no hand is " + v)
				}
				a.Hand = hand
			},
			"to": func(v string) {
				x, y, _ := strings.Cut(v, " ")
				a.Reach, a.To = true, [2]float64{number(x), number(y)}
			},
		},
	}
	for part := range strings.SplitSeq(value, ", ") {
		f.set(part)
	}
	return a
}

// leg reads the fields of a leg, unless it is one that several poses share.
func leg(value string, known Leg) Leg {
	if known != (Leg{}) {
		return known
	}
	var l Leg
	f := fields{
		numbers: map[string]*float64{"upper": &l.Upper, "lower": &l.Lower, "upperlen": &l.UpperLen, "lowerlen": &l.LowerLen, "foot": &l.Foot},
		marks:   map[string]*bool{"flip": &l.Flip},
	}
	for part := range strings.SplitSeq(value, ", ") {
		f.set(part)
	}
	return l
}
