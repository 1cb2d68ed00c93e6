package api

import (
	"testing"

	"github.com/danielgtaylor/huma/v2"
)

// TestWhatIsWrongWithAFieldIsASentence is about "body: expected required property prompt to be present." in a toast.
func TestWhatIsWrongWithAFieldIsASentence(t *testing.T) {
	for want, d := range map[string]huma.ErrorDetail{
		"The field “prompt” is required.":                       {Location: "body", Message: "expected required property prompt to be present"},
		"The field “outline.width” is required.":                {Location: "body.outline", Message: "expected required property width to be present"},
		"The field “is_public” must be true or false.":          {Location: "body.is_public", Message: "expected boolean"},
		"The field “limit” must be at most 1000.":               {Location: "query.limit", Message: "expected number <= 1000"},
		"The field “sort_by” must be one of newest, oldest.":    {Location: "query.sort_by", Message: `expected value to be one of "newest, oldest"`},
		"The field “credits” doesn't exist in this request.":    {Location: "body.credits", Message: "unexpected property"},
		"The field “skip” must be a whole number.":              {Location: "query.skip", Message: "invalid integer"},
		"The request is not valid JSON.":                        {Location: "body", Message: "invalid character 'o' in literal null (expecting 'u')"},
		"The request must be a JSON object.":                    {Location: "body", Message: "expected object"},
		"The field “width” is too large or has the wrong type.": {Location: "body.width", Message: "json: cannot unmarshal number into Go struct field"},
		"The field “image_ids” can have up to 100 entries.":     {Location: "body.image_ids", Message: "expected array length <= 100"},
		"The field “website” isn't valid: must be good.":        {Location: "body.website", Message: "must be good"},
	} {
		if got := fieldError(&d).Message; got != want {
			t.Errorf("%+v is told as %q, want %q", d, got, want)
		}
	}
}
