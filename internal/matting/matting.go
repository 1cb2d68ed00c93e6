// Package matting makes cut-outs of opaque pictures. It tries what gives a true opacity first and what has to guess last, says
// which method gave the result, and measures the result as the product measures its own pictures.
package matting

import (
	"context"
	"errors"
	"fmt"
	"image"

	"pellucid/internal/alpha"
)

// Input is what there is of a picture. Image is always given; OnWhite and OnBlack are the same picture as an engine rendered it
// on either, nil when it did not.
type Input struct {
	Image            *image.NRGBA
	OnWhite, OnBlack *image.NRGBA
}

// Method is one way to a cut-out of the same size, straight alpha. An error that is matte.ErrMatte says that the method does
// not suit the picture, any other that it failed; the context's error ends the work.
type Method interface {
	Name() string
	Matte(ctx context.Context, in Input) (*image.NRGBA, error)
}

// The names of the methods, as they are recorded.
const (
	NameNative   = "native"
	NamePair     = "pair"
	NameRemote   = "remote"
	NameNeural   = "neural"
	NameKeyed    = "keyed"
	NameContrast = "contrast"
)

// Sentence says for people what a method did.
func Sentence(name string) string {
	switch name {
	case NameNative:
		return "The image was already transparent."
	case NamePair:
		return "Exact transparency, computed from the image on white and on black."
	case NameRemote:
		return "Background removed by the connected background remover."
	case NameNeural:
		return "Background removed by small neural networks on this server."
	case NameKeyed:
		return "Background removed by its color."
	case NameContrast:
		return "Background removed by color and contrast on this server."
	default:
		return "Background removed by " + name + "."
	}
}

// Attempt is a method that did not give the result.
type Attempt struct {
	Method string `json:"method"`
	Reason string `json:"reason"`
}

// Result is a cut-out, and how it came about.
type Result struct {
	Image   *image.NRGBA
	Method  string
	Report  alpha.Report
	Repairs []string
	Before  []Attempt // in the order in which they were tried
}

// Chain is methods in the order in which they are tried.
type Chain []Method

// ErrNoMethod: no method of the chain suits the picture; the error says why each does not.
var ErrNoMethod = errors.New("matting: no method can tell the subject from the background")

// mostRepaired is the size up to which results are repaired and measured in full, in pixels; larger ones are measured at half
// their size or less, since the measures hold 40 bytes per pixel.
const mostRepaired = 4 << 20

// Cut tries the methods in turn, repairs what the first that succeeds gives, and measures it.
func (c Chain) Cut(ctx context.Context, in Input) (Result, error) {
	var before []Attempt
	for _, method := range c {
		if err := ctx.Err(); err != nil {
			return Result{}, err
		}
		img, err := method.Matte(ctx, in)
		if err == nil {
			r := Result{Image: img, Method: method.Name(), Before: before}
			r.finish()
			return r, nil
		}
		if ctxErr := ctx.Err(); ctxErr != nil {
			return Result{}, ctxErr
		}
		before = append(before, Attempt{method.Name(), err.Error()})
	}
	return Result{Before: before}, refused(before)
}

func refused(before []Attempt) error {
	err := ErrNoMethod
	for _, a := range before {
		err = fmt.Errorf("%w; %s: %s", err, a.Method, a.Reason)
	}
	return err
}

func (r *Result) finish() {
	w, h := r.Image.Rect.Dx(), r.Image.Rect.Dy()
	if w*h <= mostRepaired {
		r.Image, r.Report, r.Repairs = alpha.Repair(r.Image, alpha.Intent{})
		return
	}
	small := r.Image
	for small.Rect.Dx()*small.Rect.Dy() > mostRepaired {
		small = halved(small)
	}
	r.Report = alpha.Measure(small, alpha.Intent{})
}

// halved is the image at half its size, every pixel the mean of four weighted by their opacity. It is for measuring: unlike
// transform.Resize it needs no memory beside its result.
func halved(img *image.NRGBA) *image.NRGBA {
	w, h := max(1, img.Rect.Dx()/2), max(1, img.Rect.Dy()/2)
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		upper, lower := img.Pix[2*y*img.Stride:], img.Pix[(2*y+1)*img.Stride:]
		for x := range w {
			p := [4][]uint8{upper[x*8:], upper[x*8+4:], lower[x*8:], lower[x*8+4:]}
			to := out.Pix[y*out.Stride+x*4:]
			opacity := 0
			for _, v := range p {
				opacity += int(v[3])
			}
			for c := range 3 {
				sum, plain := 0, 0
				for _, v := range p {
					sum, plain = sum+int(v[c])*int(v[3]), plain+int(v[c])
				}
				if opacity > 0 {
					to[c] = uint8((sum + opacity/2) / opacity)
				} else {
					to[c] = uint8((plain + 2) / 4)
				}
			}
			to[3] = uint8((opacity + 2) / 4)
		}
	}
	return out
}
