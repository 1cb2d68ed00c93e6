package edits

import (
	"context"
	"mime"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/export"
	"pellucid/internal/generation/retouch"
)

type exportInput struct {
	ID   string `path:"id" maxLength:"40" doc:"ID of the image"`
	Body struct {
		Steps      Steps  `json:"steps,omitempty"`
		Purpose    string `json:"purpose" enum:"full,twitch,discord,shopify,tshirt,favicon,app_icon"`
		Format     string `json:"format,omitempty" enum:"png,webp,svg" default:"png" doc:"See the purposes for what each supports"`
		Width      int    `json:"width,omitempty" doc:"Pixels, 16 to 4096, for purpose full. 0 keeps the image's size"`
		Background string `json:"background,omitempty" default:"#ffffff" doc:"Background of icons that must be opaque, as #rrggbb"`
	}
}

// Purpose is what an image can be exported for.
type Purpose struct {
	Name    string        `json:"name"`
	Label   string        `json:"label"`
	Hint    string        `json:"hint"`
	Formats []string      `json:"formats" nullable:"false"`
	Sizes   []PurposeSize `json:"sizes" nullable:"false" doc:"Sizes in pixels, empty for the full size"`
	Zip     bool          `json:"zip" doc:"Answers with a ZIP of several files"`
}

// PurposeSize is a file of a purpose.
type PurposeSize struct {
	Width  int `json:"width"`
	Height int `json:"height"`
}

type purposesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Purposes []Purpose `json:"purposes" nullable:"false"`
	}
}

func registerExport(calls huma.API, c Config) {
	tags := []string{"Edits"}
	one := answersFile(huma.Operation{
		OperationID: "export-image", Method: http.MethodPost, Path: "/images/{id}/export", Tags: tags, Summary: "Export an image", SkipValidateBody: true,
		Description: "Answers with one file, or a ZIP of several. If a file needs more pixels than the image has, images of the built-in illustrator are redrawn, and others are scaled up by the factor in X-Pellucid-Enlarged. Works for your own and public images.",
	}, "The file", "image/png", "image/webp", "image/svg+xml", "application/zip")
	api.Act(calls, api.SignedIn(one), func(ctx context.Context, in *exportInput) (*fileOutput, error) { return c.export(ctx, in) })
	list := huma.Operation{OperationID: "list-export-purposes", Method: http.MethodGet, Path: "/export/purposes", Tags: tags, Summary: "List export purposes"}
	api.Act(calls, api.Public(list), func(context.Context, *struct{}) (*purposesOutput, error) {
		out := &purposesOutput{CacheControl: "public, max-age=3600"}
		out.Body.Purposes = purposes()
		return out, nil
	})
}

func purposes() []Purpose {
	all := make([]Purpose, len(export.Purposes))
	for i, p := range export.Purposes {
		all[i] = Purpose{Name: p.Name, Label: p.Label, Hint: p.Hint, Formats: p.Formats, Sizes: []PurposeSize{}, Zip: len(p.Files) > 1}
		for _, f := range p.Files {
			all[i].Sizes = append(all[i].Sizes, PurposeSize{f.Width, f.Height})
		}
	}
	return all
}

func (c Config) export(ctx context.Context, in *exportInput) (*fileOutput, error) {
	img, err := c.image(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	order := retouch.ExportOrder{Purpose: in.Body.Purpose, Format: in.Body.Format, Width: in.Body.Width, Background: edits.Color{R: 255, G: 255, B: 255}}
	if in.Body.Background != "" && order.Background.UnmarshalText([]byte(in.Body.Background)) != nil {
		return nil, domain.FieldErrorf("background", "Enter a color such as #ffffff.")
	}
	if order.Steps, err = edits.Decode(in.Body.Steps); err == nil {
		err = c.allow(ctx, limit.ImageExport)
	}
	if err != nil {
		return nil, err
	}
	made, err := c.Retoucher.Export(ctx, img, order)
	if err != nil {
		return nil, err
	}
	return newFile(made.MediaType, attachment(made.Name), made.Data, made.Redrawn, made.Enlarged), nil
}

func attachment(name string) string {
	return mime.FormatMediaType("attachment", map[string]string{"filename": name})
}
