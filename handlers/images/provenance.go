package images

import (
	"context"
	"log/slog"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// provenanceTime is how long a page waits for a file that says where it comes from: a storage that is slow must not make pages slow.
const provenanceTime = 2 * time.Second

// provenance is what the original says of itself. Of a picture that was made before this was kept in the database, it is
// read from the file and kept. The page does without it when the file cannot be read: the receipt is there to check a file
// by, and then there is none to check.
func (p *Pages) provenance(ctx context.Context, img domain.Image) domain.Provenance {
	if img.Provenance != nil {
		return *img.Provenance
	}
	reading, cancel := context.WithTimeout(ctx, provenanceTime)
	defer cancel()
	file, err := p.Files.Open(reading, img.BlobKey+"/"+collection.FileForm{Format: "png"}.Name(img))
	if err != nil {
		return domain.Provenance{}
	}
	defer func() { _ = file.Close() }()
	meta, err := codec.ReadMetadata(file) // it stands before the pixels, so little is read
	if err != nil {
		return domain.Provenance{}
	}
	found := domain.Provenance{Receipt: meta.Receipt, Credits: meta.Credits}
	if err := p.Store.SetProvenance(ctx, img.BlobKey, found); err != nil { // the next view reads the file again
		slog.ErrorContext(ctx, "what a file says of itself could not be kept", "key", img.BlobKey, "err", err)
	}
	return found
}
