package create

import (
	"bytes"
	"strings"
	"testing"

	"pellucid/internal/domain"
)

var twoEngines = []EngineOption{
	{Name: "openai", Label: "Photo model", Hint: "about 20 s", Credits: 3},
	{Name: "illustrator", Label: "Illustrator", Hint: "instant, vector look", Credits: 1, Included: true},
}

func TestThePlainFormOffersEnginesWhereThereIsAChoice(t *testing.T) {
	render := func(p CreatePage) string {
		var page bytes.Buffer
		if err := createEngines(p).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		return page.String()
	}
	if page := render(CreatePage{Engines: twoEngines[1:]}); page != "" {
		t.Errorf("a single engine is offered: %s", page)
	}
	page := render(CreatePage{Engines: twoEngines})
	for _, want := range []string{
		`<option value="openai" disabled>Photo model: about 20 s, 3 credits</option>`,
		`<option value="illustrator" selected>Illustrator: instant, vector look, 1 credit</option>`,
		"Photo models are a premium feature",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s:\n%s", want, page)
		}
	}
}

func TestTheEngineOfAFormIsTheChosenOneWhileThePlanIncludesIt(t *testing.T) {
	both := []EngineOption{{Name: "openai", Credits: 3, Included: true}, twoEngines[1]}
	for name, test := range map[string]struct {
		page CreatePage
		want string
	}{
		"chosen":           {CreatePage{Engines: both, Form: domain.Generation{Engine: "illustrator"}}, "illustrator"},
		"the default":      {CreatePage{Engines: both}, "openai"},
		"not included":     {CreatePage{Engines: twoEngines, Form: domain.Generation{Engine: "openai"}}, "illustrator"},
		"no engine at all": {CreatePage{}, ""},
	} {
		if got := test.page.engine(); got != test.want {
			t.Errorf("%s: %q, want %q", name, got, test.want)
		}
	}
	if got := (CreatePage{Engines: both}).cost(); got != "Each image costs 1 to 3 credits, depending on the engine." {
		t.Error(got)
	}
	if got := (CreatePage{Engines: twoEngines}).cost(); got != "Each image costs 1 credit." {
		t.Error(got)
	}
}

func TestTheShapeOfARatioIsDrawnInTheMiddle(t *testing.T) {
	x, width := shapeSide(16, domain.Ratio{Width: 16, Height: 9})
	y, height := shapeSide(9, domain.Ratio{Width: 16, Height: 9})
	if got := strings.Join([]string{x, y, width, height}, " "); got != "2 5.0625 14 7.875" {
		t.Error(got)
	}
}
