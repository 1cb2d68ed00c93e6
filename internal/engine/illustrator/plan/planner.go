package plan

import (
	"math/rand/v2"
	"strings"

	"pellucid/internal/engine/illustrator/parse"
	"pellucid/internal/engine/illustrator/understand"
)

// Version names the planner's own rules; the version of the words is joined to it in Plan.Version.
const Version = "plan-1"

// Request is what a plan is made from. The same request gives the same plan.
type Request struct {
	Prompt         string
	NegativePrompt string
	Style          string // a style name that overrides the prompt's own; empty means "read it from the prompt"
	Seed           int64
	Variation      int // 0 is the canonical picture; others differ in composition
}

// Planner makes plans against one catalogue of art. It is safe for concurrent use.
type Planner struct {
	words *understand.Understander
}

// New loads the word tables; a nil catalogue has every piece that the tables name.
func New(catalogue understand.Catalogue) (*Planner, error) {
	words, err := understand.New(catalogue)
	if err != nil {
		return nil, err
	}
	return &Planner{words}, nil
}

// Make plans a picture. Every prompt gets at least one item; what had to be approximated is said in Notes.
func (p *Planner) Make(req Request) (Plan, error) {
	d := p.draft(req)
	d.compose()
	d.describe()
	return d.out, nil
}

// draft understands a request: style and things are chosen, nothing is placed.
func (p *Planner) draft(req Request) *draft {
	said := parse.Parse(req.Prompt, req.NegativePrompt)
	d := &draft{
		words: p.words, said: said, variation: max(req.Variation, 0),
		rng: rand.New(rand.NewPCG(uint64(req.Seed), uint64(req.Variation)+0x9E3779B97F4A7C15)),
	}
	d.out = Plan{
		Version: Version + "+" + understand.Version(), Prompt: strings.TrimSpace(req.Prompt), Seed: req.Seed, Variation: d.variation,
		Subjects: []Subject{}, Relations: []Relation{}, Items: []Item{}, Notes: []string{}, Credits: []Credit{}, Tags: []string{},
	}
	d.chooseStyle(req.Style)
	d.resolve()
	return d
}

// draft is a plan in the making.
type draft struct {
	words     *understand.Understander
	said      parse.Prompt
	variation int
	rng       *rand.Rand
	out       Plan
	sets      []string // art sets by preference
	things    []thing  // parallel to out.Subjects
	links     []Relation
	told      []bool // whether the prompt told the subject's count
	placed    []bool
	sided     bool // left and right matter: the picture must not be mirrored
}

func (d *draft) note(sentence string) {
	for _, known := range d.out.Notes {
		if known == sentence {
			return
		}
	}
	d.out.Notes = append(d.out.Notes, sentence)
}
