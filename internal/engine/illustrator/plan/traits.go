package plan

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/understand"
)

//go:embed traits.txt
var traitLines string

// traits is how a piece behaves in a composition; traits.txt says what each field means.
type traits struct {
	class                                                                           string
	size                                                                            float64
	wornOn                                                                          string
	upright, sky, shelter, ground, carrier, open, clear, fixed, organic, collective bool
}

var loadTraits = sync.OnceValue(func() map[string]traits {
	all := map[string]traits{}
	for line := range strings.Lines(traitLines) {
		head, names, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok || line[0] == '#' {
			continue
		}
		kind, value, _ := strings.Cut(head, " ")
		for name := range strings.FieldsSeq(names) {
			t := all[name]
			t.set(kind, value)
			all[name] = t
		}
	}
	return all
})

func (t *traits) set(kind, value string) {
	flags := map[string]*bool{
		"upright": &t.upright, "sky": &t.sky, "shelter": &t.shelter, "ground": &t.ground, "carrier": &t.carrier,
		"open": &t.open, "clear": &t.clear, "fixed": &t.fixed, "organic": &t.organic, "collective": &t.collective,
	}
	switch kind {
	case "class":
		t.class = value
	case "size":
		t.size, _ = strconv.ParseFloat(value, 64)
	case "wear":
		t.wornOn = value
	default:
		if flag := flags[kind]; flag != nil {
			*flag = true
		}
	}
}

// traitsOf looks a piece up by its name and fills what no line says from its Unicode group.
func traitsOf(piece understand.Piece) traits {
	t := loadTraits()[piece.Name]
	if t.size == 0 {
		t.size = usualSize(piece.Group)
	}
	if t.class == "" && piece.Group == understand.People {
		t.class = "bust"
		if moving(piece.Name) {
			t.class = "upright"
		}
	}
	sign := piece.Group == understand.Symbols && piece.Emoji != "" || strings.HasPrefix(piece.Name, "letter-") || strings.HasPrefix(piece.Name, "digit-")
	t.fixed = t.fixed || sign || piece.Group == understand.Flags
	return t
}

func usualSize(group understand.Group) float64 {
	switch group {
	case understand.Travel:
		return 1.15
	case understand.Food, understand.Objects, understand.Events, understand.Symbols:
		return 0.85
	}
	return 1
}

// moving says whether a person's piece shows the whole body.
func moving(name string) bool {
	for _, part := range []string{"running", "walking", "standing", "dancing", "dancer", "kneeling", "surfing", "biking", "swimming", "climbing", "golfing", "lifting", "lotus", "fencing", "skier", "snowboarder", "superhero", "supervillain", "fairy", "mermaid", "merperson", "merman", "genie", "wheelchair", "juggling", "cartwheeling", "levitating", "rowing", "handball"} {
		if strings.Contains(name, part) {
			return true
		}
	}
	return false
}
