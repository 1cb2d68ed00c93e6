package matting_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"log/slog"
	"strings"
	"testing"

	"pellucid/internal/matting"
	"pellucid/internal/matting/neural"
	"pellucid/internal/matting/plane"
	"pellucid/internal/matting/scene"
)

// seen are networks that see what they are told to.
type seen struct {
	masks neural.Masks
	err   error
}

func (s seen) Masks(ctx context.Context, _ *image.NRGBA) (neural.Masks, error) {
	if err := ctx.Err(); err != nil {
		return neural.Masks{}, err
	}
	return s.masks, s.err
}

func (s seen) Check(context.Context) error { return s.err }

// roughly is the opacity of a subject as a network of that size sees it.
func roughly(truth *image.NRGBA, side int) *plane.Plane {
	return plane.Opacity(truth).Resize(side/4, side/4).Box(1).Resize(side, side)
}

func TestTheNetworksSayWhatTheSubjectIsAndThePictureWhereItEnds(t *testing.T) {
	truth, on := photo(2, 5) // a figure in blue before water, which contrast alone loses
	chain := matting.Default(nil, matting.Neural{Networks: seen{masks: neural.Masks{Subject: roughly(truth, 96)}}})
	got, err := chain.Cut(t.Context(), matting.Input{Image: on})
	if err != nil {
		t.Fatal(err)
	}
	contrast, err := matting.Default(nil, matting.Neural{}).Cut(t.Context(), matting.Input{Image: on})
	if err != nil {
		t.Fatal(err)
	}
	e, alone := scene.Compare(got.Image, truth), scene.Compare(contrast.Image, truth)
	if got.Method != matting.NameNeural || e.SAD > .1 || e.SAD > alone.SAD/2 {
		t.Errorf("%s, SAD %.2f; contrast alone %.2f", got.Method, e.SAD, alone.SAD)
	}
}

func TestAHoleThatTheNetworkFillsIsOpenedByItsColor(t *testing.T) {
	truth, on := photo(1, 5)
	disc := scene.Subjects()[1].Draw(side)
	for i := range side * side { // what the network sees: the ring's disc
		x, y := float64(i%side)/side-.48, float64(i/side)/side-.5
		if x*x+y*y < .24*.24 {
			disc.Pix[i*4+3] = 255
		}
	}
	chain := matting.Chain{matting.Neural{Networks: seen{masks: neural.Masks{Subject: roughly(disc, 80)}}}}
	got, err := chain.Cut(t.Context(), matting.Input{Image: on})
	if err != nil {
		t.Fatal(err)
	}
	if middle := got.Image.NRGBAAt(side*48/100, side/2).A; middle != 0 {
		t.Errorf("the middle of the ring has the opacity %d", middle)
	}
	if e := scene.Compare(got.Image, truth); e.SAD > .5 {
		t.Errorf("SAD %.2f", e.SAD)
	}
}

func TestTheDetailIsTakenOnlyWhereBothNetworksSeeTheSameSubject(t *testing.T) {
	truth, _ := photo(2, 1)
	other, _ := photo(0, 1)
	subject, exact := roughly(truth, 80), plane.Opacity(truth)
	if got := (neural.Masks{Detail: exact}).Finest(subject); got != exact {
		t.Error("the outline of the same subject was not taken")
	}
	if got := (neural.Masks{Detail: plane.Opacity(other)}).Finest(subject); got != subject {
		t.Error("the outline of another subject was taken")
	}
	if got := (neural.Masks{}).Finest(subject); got != subject {
		t.Error("without a detail, the subject is not what it was")
	}
}

func TestNetworksThatFailLeaveTheWorkToContrastAndTheLogSaysWhy(t *testing.T) {
	_, on := photo(0, 0)
	for reason, networks := range map[string]seen{
		"libonnxruntime.so is no shared library": {err: errors.New("libonnxruntime.so is no shared library")},
		"the networks see no subject":            {masks: neural.Masks{Subject: plane.New(80, 80)}},
	} {
		var log bytes.Buffer
		method := matting.Neural{Networks: networks, Log: slog.New(slog.NewTextHandler(&log, nil))}
		got, err := matting.Default(nil, method).Cut(t.Context(), matting.Input{Image: on})
		if err != nil {
			t.Fatal(err)
		}
		if got.Method != matting.NameContrast || !strings.Contains(reasons(got.Before), reason) {
			t.Errorf("%s after %s", got.Method, reasons(got.Before))
		}
		if said := strings.Contains(log.String(), reason); said != (networks.err != nil) {
			t.Errorf("%s: the log says %q", reason, log.String())
		}
	}
}

func TestWhoLeavesWhileTheNetworksWorkGetsNoContrastInstead(t *testing.T) {
	_, on := photo(0, 0)
	ctx, cancel := context.WithCancel(t.Context())
	networks := leaving{cancel}
	if _, err := matting.Default(nil, matting.Neural{Networks: networks}).Cut(ctx, matting.Input{Image: on}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// leaving are networks during whose work the visitor leaves.
type leaving struct{ cancel context.CancelFunc }

func (l leaving) Masks(ctx context.Context, _ *image.NRGBA) (neural.Masks, error) {
	l.cancel()
	return neural.Masks{}, ctx.Err()
}

func (leaving) Check(context.Context) error { return nil }

func TestAServiceSaysWhyItHasNoNetworks(t *testing.T) {
	missing := &neural.MissingError{Folder: "/srv/models", Files: []string{"u2netp.onnx"}}
	if err := matting.NewService(matting.Default(nil, matting.Neural{Missing: missing}), 0).Missing(); !errors.Is(err, missing) {
		t.Errorf("missing: %v", err)
	}
	if err := matting.NewService(matting.Default(nil, matting.Neural{}), 0).Missing(); err == nil {
		t.Error("a service without networks misses nothing")
	}
	if err := matting.NewService(matting.Default(nil, matting.Neural{Networks: seen{}}), 0).Missing(); err != nil {
		t.Errorf("a service with networks: %v", err)
	}
}
