package export

import (
	"archive/zip"
	"bytes"
	"image"
	"image/color"
	"strings"
	"time"

	"pellucid/internal/alpha/codec"
)

// Order is an image to export.
type Order struct {
	Image      *image.NRGBA
	SVG        []byte      // where the image has a vector version
	Name       string      // stem of the file names
	Title      string      // for the manifest of a favicon set
	Format     string      // "png" or "webp", for purposes of one file
	Background color.NRGBA // behind icons that must be opaque
	Metadata   codec.Metadata
	Time       time.Time // of the files in a ZIP
}

// Output is a file to send.
type Output struct {
	Name      string
	MediaType string
	Data      []byte
	Enlarged  float64 // above 1: how much the pixels had to be scaled up for the largest file
}

// Make makes the files of a purpose: one file as it is, several as a ZIP.
func Make(p Purpose, o Order) (Output, error) {
	if len(p.Files) == 0 {
		return single(o, o.Image, 1, "%."+o.Format)
	}
	if len(p.Files) == 1 {
		f := p.Files[0]
		img, enlarged := f.render(o.Image, o.Background)
		o.Image = nil // no longer needed, and large
		o.Metadata.PixelsPerInch = f.PixelsPerInch
		return single(o, img, enlarged, strings.TrimSuffix(f.Name, "png")+o.Format)
	}
	var out bytes.Buffer
	bundle := &archive{zip: zip.NewWriter(&out), order: o}
	enlarged := bundle.images(p.Files)
	switch p.Name {
	case Favicon:
		bundle.favicon()
	case AppIcon:
		bundle.appIcon()
	}
	if err := bundle.close(); err != nil {
		return Output{}, err
	}
	return Output{Name: o.Name + "-" + strings.ReplaceAll(p.Name, "_", "-") + ".zip", MediaType: "application/zip", Data: out.Bytes(), Enlarged: enlarged}, nil
}

func single(o Order, img *image.NRGBA, enlarged float64, name string) (Output, error) {
	data, err := encode(img, o.Format, o.Metadata)
	return Output{Name: strings.ReplaceAll(name, "%", o.Name), MediaType: "image/" + o.Format, Data: data, Enlarged: enlarged}, err
}

// encode writes an image as PNG, or as lossless WebP.
func encode(img *image.NRGBA, format string, meta codec.Metadata) ([]byte, error) {
	var out bytes.Buffer
	var err error
	if format == "webp" {
		err = codec.EncodeWebP(&out, img, 100, meta)
	} else {
		err = codec.EncodePNG(&out, img, meta)
	}
	return out.Bytes(), err
}

func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
