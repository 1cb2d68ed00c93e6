package create

import (
	"fmt"
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// EngineOption is an engine that somebody can choose on the create screen.
type EngineOption struct {
	Name, Label, Hint string
	Credits           int  // that one image costs
	Included          bool // in the plan
}

// words describe the engine in a list of choices.
func (e EngineOption) words() string {
	return fmt.Sprintf("%s: %s, %s", e.Label, e.Hint, components.Count(e.Credits, "credit"))
}

// engine returns the name of the engine that is chosen: the form's if the plan includes it, else the first that it includes.
func (p CreatePage) engine() string {
	first := ""
	for _, e := range p.Engines {
		switch {
		case !e.Included:
		case e.Name == p.Form.Engine:
			return e.Name
		case first == "":
			first = e.Name
		}
	}
	return first
}

// lacksEngines reports whether there are engines that the plan does not include.
func (p CreatePage) lacksEngines() bool {
	for _, e := range p.Engines {
		if !e.Included {
			return true
		}
	}
	return false
}

// cost says what an image costs, by engine where that differs.
func (p CreatePage) cost() string {
	least, most := 0, 0
	for _, e := range p.Engines {
		if e.Included {
			most = max(most, e.Credits)
			if least == 0 || e.Credits < least {
				least = e.Credits
			}
		}
	}
	if least < most {
		return fmt.Sprintf("Each image costs %d to %s, depending on the engine.", least, components.Count(most, "credit"))
	}
	return fmt.Sprintf("Each image costs %s.", components.Count(max(1, most), "credit"))
}

// ratioChoice is one button of the aspect ratio row. The first has no value and no shape: the prompt decides then.
type ratioChoice struct {
	value, name         string
	x, y, width, height string // of its shape in a box of shapeBox
	checked             bool
}

func (p CreatePage) ratios() []ratioChoice {
	byPrompt, ok := domain.RatioIn(p.Form.Prompt)
	if !ok {
		byPrompt = domain.Ratios[0]
	}
	chosen, ok := domain.RatioOf(p.Form.Width, p.Form.Height)
	auto := !ok || chosen == byPrompt
	choices := []ratioChoice{{name: "Auto", x: "0", y: "0", width: "0", height: "0", checked: auto}}
	for _, r := range domain.Ratios {
		c := ratioChoice{value: r.String(), name: r.String(), checked: r == chosen && !auto}
		c.x, c.width = shapeSide(r.Width, r)
		c.y, c.height = shapeSide(r.Height, r)
		choices = append(choices, c)
	}
	return choices
}

// The shape of a ratio is drawn in a square box, its longer side as long as a fixed length (islands/create/settings/ratio-picker.tsx).
const (
	shapeBox    = 18.0
	shapeLonger = 14.0
)

// shapeSide returns where a side of the drawn shape begins, and its length.
func shapeSide(side int, r domain.Ratio) (start, length string) {
	long := shapeLonger * float64(side) / float64(max(r.Width, r.Height))
	write := func(x float64) string { return strconv.FormatFloat(x, 'f', -1, 32) }
	return write((shapeBox - long) / 2), write(long)
}
