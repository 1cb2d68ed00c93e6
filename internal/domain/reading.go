package domain

import (
	"encoding/json"
	"strings"
)

// Reading is the truth about how a prompt was read: every word that names or describes something is in one of the lists.
type Reading struct {
	Understood []ReadItem `json:"understood" nullable:"false"`
	StandsIn   []ReadItem `json:"stands_in" nullable:"false"`
	LeftOut    []ReadItem `json:"left_out" nullable:"false"`
	Refused    string     `json:"refused,omitempty" doc:"A sentence if the prompt can't be drawn. Nothing is charged then"`
	Suggested  []string   `json:"suggested,omitempty" doc:"What you could ask for instead"`
}

// ReadItem is some words of a prompt and what becomes of them.
type ReadItem struct {
	Words string `json:"words"`
	From  string `json:"from,omitempty" doc:"The requested words, if something similar is drawn instead"`
	To    string `json:"to,omitempty" doc:"What is drawn"`
	As    string `json:"as,omitempty" doc:"What the words describe: subject, color, part, pose, relation, style, text, count, …"`
	Why   string `json:"why,omitempty" doc:"Why words were replaced or left out, as a sentence"`
}

// Filled returns the reading with empty lists instead of nil ones, as JSON wants them.
func (r Reading) Filled() Reading {
	for _, list := range []*[]ReadItem{&r.Understood, &r.StandsIn, &r.LeftOut} {
		if *list == nil {
			*list = []ReadItem{}
		}
	}
	return r
}

// Err returns the error for a prompt of which no image can be made, or nil.
func (r Reading) Err() error {
	if r.Refused == "" {
		return nil
	}
	sentence := r.Refused
	if len(r.Suggested) > 0 {
		sentence += " Try: " + strings.Join(r.Suggested, ", ") + "."
	}
	return FieldErrorf("prompt", "%s", sentence)
}

// HasVector reports whether the image can be downloaded as an SVG file.
func (img Image) HasVector() bool {
	var recipe struct {
		Vector bool `json:"vector"`
	}
	return json.Unmarshal(img.Recipe, &recipe) == nil && recipe.Vector
}

// Reading returns how the image's prompt was read when it was made; images of other engines and older ones have none.
func (img Image) Reading() (Reading, bool) {
	var recipe struct {
		Reading *Reading `json:"reading"`
	}
	if err := json.Unmarshal(img.Recipe, &recipe); err != nil || recipe.Reading == nil {
		return Reading{}, false
	}
	return recipe.Reading.Filled(), true
}
