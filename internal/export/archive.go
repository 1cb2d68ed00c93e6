package export

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"io"
	"strings"

	"pellucid/internal/alpha/codec"
)

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
		meta := codec.Metadata{License: a.order.Metadata.License, DigitalSourceType: a.order.Metadata.DigitalSourceType} // small files say little
		data, err := a.encode(f, img, meta)
		a.add(strings.ReplaceAll(f.Name, "%", a.order.Name), zip.Store, data, err)
		most = max(most, enlarged)
	}
	return most
}

func (a *archive) encode(f File, img *image.NRGBA, meta codec.Metadata) ([]byte, error) {
	if !f.NoAlpha {
		return encode(img, "png", meta)
	}
	var out bytes.Buffer
	err := codec.EncodeOpaquePNG(&out, img, meta)
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
