package dataexport

import (
	"archive/zip"
	"encoding/json"
	"errors"
	"io"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// edits writes how images were made of others with the edge tools.
func (e *export) edits() error {
	made, err := e.pages.Store.ExportRetouchings(e.ctx, e.user.ID)
	if err != nil {
		return err
	}
	all := make([]map[string]any, len(made))
	for i, r := range made {
		all[i] = map[string]any{"image_id": r.ImageID, "source_id": r.SourceID, "steps": r.Steps, "created_at": r.CreatedAt}
	}
	return e.json("edits.json", all)
}

// images writes each picture with a file beside it that says how it was made.
func (e *export) images() error {
	for after := int64(0); ; {
		images, last, err := e.pages.Store.ExportImages(e.ctx, e.user.ID, after, exportPart)
		if err != nil || len(images) == 0 {
			return err
		}
		after = last
		for _, img := range images {
			if err := e.image(img); err != nil {
				return err
			}
		}
	}
}

func (e *export) image(img domain.Image) error {
	tags := make([]string, len(img.Tags))
	for i, tag := range img.Tags {
		tags[i] = tag.Name
	}
	err := e.json("images/"+img.ID+".json", map[string]any{
		"id": img.ID, "prompt": img.Prompt, "negative_prompt": img.NegativePrompt, "width": img.Width, "height": img.Height,
		"guidance_scale": img.GuidanceScale, "steps": img.Steps, "seed": img.Seed, "engine": img.Engine, "model": img.Model, "category": img.Category,
		"tags": tags, "is_public": img.IsPublic, "likes": img.Likes, "created_at": img.CreatedAt, "license": img.License,
		"alpha": img.Alpha, "recipe": json.RawMessage(img.Recipe),
	})
	if err != nil {
		return err
	}
	source, err := e.pages.Files.Open(e.ctx, img.BlobKey+"/original.png")
	if errors.Is(err, blob.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }()
	file, err := e.create("images/"+img.ID+".png", zip.Store) // it is compressed already
	if err != nil {
		return err
	}
	_, err = io.Copy(file, source)
	return err
}
