package create

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/engine/routing"
	createviews "pellucid/views/create"
)

// EngineChoice is an engine that makes images, as somebody chooses it.
type EngineChoice struct {
	Name          string `json:"name" doc:"Send this as engine"`
	Label         string `json:"label"`
	Hint          string `json:"hint" doc:"Speed and look, in a few words"`
	Credits       int    `json:"credits" doc:"Credits for each image"`
	Included      bool   `json:"included" doc:"Included in your plan"`
	References    int    `json:"references" doc:"Most reference images it can use"`
	Negative      bool   `json:"negative_prompt" doc:"Uses negative_prompt"`
	Seeds         bool   `json:"seed" doc:"The same seed gives a similar image"`
	Steps         bool   `json:"steps" doc:"Uses steps"`
	Guidance      bool   `json:"guidance_scale" doc:"Uses guidance_scale"`
	Styles        bool   `json:"styles" doc:"Supports style and shadow. Other engines read them from the prompt"`
	ReadsPrompts  bool   `json:"reads_prompts" doc:"Supports POST /images/explain"`
	NativeAlpha   bool   `json:"native_alpha" doc:"Makes transparency itself. Other engines make a photo whose background is removed"`
	Deterministic bool   `json:"deterministic" doc:"The same request gives the same image"`
}

// EngineList is what there is to choose from, the default first among those that are included.
type EngineList struct {
	Data []EngineChoice `json:"data" nullable:"false"`
}

// engineChoices says what a plan may choose from.
func engineChoices(configured []routing.Configured, plan domain.Plan) []EngineChoice {
	choices := make([]EngineChoice, len(configured))
	for i, e := range configured {
		can := e.Capabilities()
		choices[i] = EngineChoice{
			Name: e.Name(), Label: can.Label, Hint: can.Hint, Credits: e.Credits, Included: !e.Paid || plan.ModelEngines,
			References: min(can.References, domain.ReferencesMax), Negative: can.Negative, Seeds: can.Seeds, Steps: can.Steps, Guidance: can.Guidance,
			Styles: !e.Paid, ReadsPrompts: !e.Paid, NativeAlpha: can.NativeAlpha, Deterministic: can.Deterministic,
		}
	}
	return choices
}

// engineOptions are the choices as the plain form offers them.
func engineOptions(choices []EngineChoice) []createviews.EngineOption {
	options := make([]createviews.EngineOption, len(choices))
	for i, e := range choices {
		options[i] = createviews.EngineOption{Name: e.Name, Label: e.Label, Hint: e.Hint, Credits: e.Credits, Included: e.Included}
	}
	return options
}

func registerEngines(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "engines", Method: http.MethodGet, Path: "/engines", Tags: []string{"Images"}, Summary: "List engines",
	}
	type output struct {
		CacheControl string `header:"Cache-Control"`
		Body         EngineList
	}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, _ *struct{}) (*output, error) {
		plan, err := c.Store.PlanOf(ctx, api.Me(ctx).ID)
		if err != nil {
			return nil, err
		}
		return &output{CacheControl: api.Private, Body: EngineList{engineChoices(c.Studio.Engines(), plan)}}, nil
	})
}
