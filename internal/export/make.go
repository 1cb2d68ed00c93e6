package export

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/color"
	"io"
	"strings"
	"time"

	"pellucid/internal/alpha"
)

// Order is an image to export.
type Order struct {
	Image      *image.NRGBA
	SVG        []byte      // where the image has a vector version
	Name       string      // stem of the file names
	Title      string      // for the manifest of a favicon set
	Format     string      // "png" or "webp", for purposes of one file
	Background color.NRGBA // behind icons that must be opaque
	Metadata   alpha.Metadata
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
func encode(img *image.NRGBA, format string, meta alpha.Metadata) ([]byte, error) {
	var out bytes.Buffer
	var err error
	if format == "webp" {
		err = alpha.EncodeWebP(&out, img, 100, meta)
	} else {
		err = alpha.EncodePNG(&out, img, meta)
	}
	return out.Bytes(), err
}

// archive is a ZIP file in the making; it keeps the first error.
type archive struct {
	zip   *zip.Writer
	order Order
	err   error
}

// images adds the images of a list, and returns how much the largest was scaled up.
func (a *archive) images(files []File) float64 {
	most := 1.0
	for _, f := range files {
		img, enlarged := f.render(a.order.Image, a.order.Background)
		meta := alpha.Metadata{License: a.order.Metadata.License, DigitalSourceType: a.order.Metadata.DigitalSourceType} // small files say little
		data, err := a.encode(f, img, meta)
		a.add(strings.ReplaceAll(f.Name, "%", a.order.Name), zip.Store, data, err)
		most = max(most, enlarged)
	}
	return most
}

func (a *archive) encode(f File, img *image.NRGBA, meta alpha.Metadata) ([]byte, error) {
	if !f.NoAlpha {
		return encode(img, "png", meta)
	}
	var out bytes.Buffer
	err := alpha.EncodeOpaquePNG(&out, img, meta)
	return out.Bytes(), err
}

func (a *archive) favicon() {
	var images []*image.NRGBA
	for _, side := range icoSides {
		img, _ := File{Width: side, Height: side}.render(a.order.Image, a.order.Background)
		images = append(images, img)
	}
	ico, err := encodeICO(images)
	a.add("favicon.ico", zip.Deflate, ico, err)
	if a.order.SVG != nil {
		a.add("favicon.svg", zip.Deflate, a.order.SVG, nil)
	}
	site, err := manifest(a.order.Title)
	a.add("site.webmanifest", zip.Deflate, site, err)
	a.add("head.html", zip.Deflate, headHTML(a.order.SVG != nil), nil)
}

func (a *archive) appIcon() {
	contents, err := iosContents()
	a.add(iosFolder+"Contents.json", zip.Deflate, contents, err)
	a.add("android/res/mipmap-anydpi-v26/ic_launcher.xml", zip.Deflate, []byte(adaptiveIcon), nil)
	c := a.order.Background
	a.add("android/res/values/ic_launcher_background.xml", zip.Deflate, fmt.Appendf(nil, adaptiveBackground, fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)), nil)
}

func (a *archive) add(name string, method uint16, data []byte, err error) {
	if a.err != nil || err != nil {
		a.err = firstOf(a.err, err)
		return
	}
	file, err := a.zip.CreateHeader(&zip.FileHeader{Name: name, Method: method, Modified: a.order.Time})
	if err == nil {
		_, err = io.Copy(file, bytes.NewReader(data))
	}
	a.err = err
}

func (a *archive) close() error {
	return firstOf(a.err, a.zip.Close())
}

func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
