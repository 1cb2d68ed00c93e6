package edits

import (
	"reflect"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/edits"
)

type saveEditInput struct {
	ID             string `path:"id" maxLength:"40" doc:"ID of the image"`
	IdempotencyKey string `header:"Idempotency-Key" doc:"A request with the same key returns the same image and does not save it again"`
	Body           struct {
		Steps    Steps `json:"steps"`
		IsPublic *bool `json:"is_public,omitempty" doc:"Default false on plans with private images"`
	}
}

type previewInput struct {
	ID   string `path:"id" maxLength:"40" doc:"ID of the image"`
	Body struct {
		Steps Steps `json:"steps"`
	}
}

type imageOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         api.Image
}

type retouchingOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		SourceID string `json:"source_id" doc:"ID of the original image, which may be deleted"`
		Steps    Steps  `json:"steps"`
	}
}

// Part is a part of an illustration that can be drawn in another color.
type Part struct {
	Name  string `json:"name" doc:"Send this as part of recolor_part"`
	Label string `json:"label" doc:"For people"`
	Color string `json:"color" doc:"Main color, as #rrggbb"`
}

type partsOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Parts []Part `json:"parts" nullable:"false"`
	}
}

// schemaOf describes a step with its name.
func schemaOf(r huma.Registry, step edits.Step) *huma.Schema {
	s := huma.SchemaFromType(r, reflect.TypeOf(step))
	if s.Properties == nil {
		s.Properties = map[string]*huma.Schema{}
	}
	s.Properties["op"] = &huma.Schema{Type: "string", Enum: []any{step.Op()}}
	s.Required = slices.DeleteFunc(append([]string{"op"}, s.Required...), func(name string) bool {
		return slices.Contains(optional[step.Op()], name)
	})
	s.PrecomputeMessages()
	return s
}
