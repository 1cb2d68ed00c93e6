package gallery

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// bundle sends the originals of the pictures as one ZIP file, while they are being read: however many they are, it takes no more
// memory than one.
func (p *Pages) bundle(w http.ResponseWriter, r *http.Request, b bulk) error {
	if err := p.Limiter.Allow(r.Context(), limit.Bundle, strconv.FormatInt(b.userID, 10)); err != nil {
		return err
	}
	images, err := p.seen(r.Context(), b, false)
	if err != nil {
		return err
	}
	if len(images) == 0 {
		return p.told(w, r, b, 0, "", "")
	}
	now := p.Now().UTC()
	h := w.Header()
	h.Set("Content-Type", "application/zip")
	h.Set("Content-Disposition", fmt.Sprintf(`attachment; filename="pellucid-%d-images-%s.zip"`, len(images), now.Format("2006-01-02")))
	h.Set("Cache-Control", "private, no-store")
	out := bundle{zip: zip.NewWriter(w), names: map[string]int{}, now: now}
	for _, img := range images {
		if err := p.addToBundle(r, &out, img); err != nil {
			web.LogFailure(r, err)
			panic(http.ErrAbortHandler) // half a file must not look like a whole one
		}
	}
	if err := out.end(b.passedOver(len(images))); err != nil {
		panic(http.ErrAbortHandler) // the client is gone
	}
	return nil
}

// bundle is one ZIP file on its way out.
type bundle struct {
	zip     *zip.Writer
	names   map[string]int // how often each was taken
	missing []string       // ids of pictures without a file
	now     time.Time
}

func (p *Pages) addToBundle(r *http.Request, out *bundle, img domain.Image) error {
	source, err := p.Files.Open(r.Context(), img.BlobKey+"/"+domain.OriginalName)
	if errors.Is(err, blob.ErrNotFound) {
		out.missing = append(out.missing, img.ID)
		return nil
	}
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }()
	file, err := out.zip.CreateHeader(&zip.FileHeader{Name: out.name(img), Method: zip.Store, Modified: img.CreatedAt.UTC()}) // compressed already
	if err != nil {
		return err
	}
	if _, err := io.Copy(file, source); err != nil {
		return err
	}
	p.Files.Count(r, img)
	return nil
}

// name is what a picture is called in the file: from its prompt, and like no other.
func (b *bundle) name(img domain.Image) string {
	name := img.DownloadName("png")
	stem := strings.TrimSuffix(name, ".png")
	for b.names[name] > 0 {
		b.names[stem+".png"]++
		name = fmt.Sprintf("%s-%d.png", stem, b.names[stem+".png"])
	}
	b.names[name]++
	return name
}

// end tells in a file of its own what is not there, if anything is not, and closes the ZIP file.
func (b *bundle) end(passedOver string) error {
	text := passedOver
	for _, id := range b.missing {
		text += "\nThe file of image " + id + " could not be found."
	}
	if text != "" {
		file, err := b.zip.CreateHeader(&zip.FileHeader{Name: "not-included.txt", Method: zip.Deflate, Modified: b.now})
		if err != nil {
			return err
		}
		if _, err := io.WriteString(file, strings.TrimSpace(text)+"\n"); err != nil {
			return err
		}
	}
	return b.zip.Close()
}
