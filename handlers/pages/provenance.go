package pages

import (
	"context"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/views"
)

// provenance reads what the original says of itself. The page does without it when the file cannot be read: the receipt is
// there to check a file by, and then there is none to check.
func (p *Pages) provenance(ctx context.Context, img domain.Image) views.Provenance {
	file, err := p.Files.Open(ctx, img.BlobKey+"/"+domain.FileForm{Format: "png"}.Name(img))
	if err != nil {
		return views.Provenance{}
	}
	defer func() { _ = file.Close() }()
	meta, err := alpha.ReadMetadata(file) // it stands before the pixels, so little is read
	if err != nil {
		return views.Provenance{}
	}
	return views.Provenance{Receipt: meta.Receipt, Credits: meta.Credits}
}
