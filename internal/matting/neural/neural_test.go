package neural

import (
	"context"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/matting/plane"
	"pellucid/internal/matting/scene"
)

// The tests' own program is the process of the networks, as the product's program is in the product.
const childVariable = "child"

func TestMain(m *testing.M) {
	if len(os.Args) == 2 {
		switch os.Args[1] {
		case childVariable:
			if err := Serve(os.Stdin, os.Stdout); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			os.Exit(0)
		case "crash":
			fmt.Fprintln(os.Stderr, "illegal instruction")
			os.Exit(3)
		case "hang":
			select {}
		}
	}
	os.Exit(m.Run())
}

// modelsFolder is what make build has put together. Tests that need it fail without it, so that they are never passed over.
func modelsFolder(t *testing.T) string {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("there is no runtime library for this system")
	}
	folder, err := filepath.Abs("../../../bin/models")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(folder, SubjectFile)); err != nil {
		t.Fatalf("%v: run make models", err)
	}
	return folder
}

func networks(t *testing.T, folder string) *Networks {
	t.Helper()
	n, err := Open(folder, Self(childVariable)...)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func photoOf(subject, background, side int) (truth, photo *image.NRGBA) {
	truth = scene.Subjects()[subject].Draw(side)
	return truth, scene.Photo(truth, scene.Backgrounds()[background].Draw(side))
}

// wrong is the mean difference of a mask from the truth.
func wrong(mask *plane.Plane, truth *image.NRGBA) float64 {
	want, sum := plane.Opacity(truth).Resize(mask.W, mask.H), 0.0
	for i, v := range mask.V {
		sum += max(float64(v-want.V[i]), float64(want.V[i]-v))
	}
	return sum / float64(len(mask.V))
}

func TestTheNetworksFindAPersonBeforeTheSky(t *testing.T) {
	truth, photo := photoOf(2, 1, 300)
	masks, err := networks(t, modelsFolder(t)).Masks(t.Context(), photo)
	if err != nil {
		t.Fatal(err)
	}
	if e := wrong(masks.Subject, truth); e > .01 {
		t.Errorf("the subject is wrong by %.3f", e)
	}
	if e := wrong(masks.Detail, truth); e > .01 {
		t.Errorf("the detail is wrong by %.3f", e)
	}
}

func TestTheDetailHasTheShapeOfThePictureAndABoundedSize(t *testing.T) { // a phone's 4:3 photo took 80 MB more than a square one
	for _, of := range []struct{ in, want image.Point }{
		{image.Pt(1024, 1024), image.Pt(512, 512)},
		{image.Pt(4032, 3024), image.Pt(576, 448)},
		{image.Pt(3024, 4032), image.Pt(448, 576)},
		{image.Pt(1600, 900), image.Pt(672, 384)},
		{image.Pt(900, 1600), image.Pt(384, 672)},
		{image.Pt(64, 64), image.Pt(512, 512)},
		{image.Pt(9000, 300), image.Pt(1024, 32)},
		{image.Pt(16, 5000), image.Pt(32, 1024)},
	} {
		if w, h := detailSize(of.in.X, of.in.Y); w != of.want.X || h != of.want.Y {
			t.Errorf("%v becomes %d by %d, want %v", of.in, w, h, of.want)
		}
	}
}

// folderWith links the files of the models folder, but for those that are given other contents; nil: the file is left out.
func folderWith(t *testing.T, other map[string][]byte) string {
	t.Helper()
	folder := t.TempDir()
	for _, name := range []string{LibraryFile, SubjectFile, DetailFile} {
		content, isOther := other[name]
		if !isOther {
			if err := os.Symlink(filepath.Join(modelsFolder(t), name), filepath.Join(folder, name)); err != nil {
				t.Fatal(err)
			}
		} else if content != nil {
			if err := os.WriteFile(filepath.Join(folder, name), content, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	return folder
}

func TestAFolderWithoutTheLibraryOrTheNetworkIsRefusedByName(t *testing.T) {
	for _, name := range []string{LibraryFile, SubjectFile} {
		_, err := Open(folderWith(t, map[string][]byte{name: nil}), Self(childVariable)...)
		var missing *MissingError
		if !errors.As(err, &missing) || len(missing.Files) != 1 || missing.Files[0] != name {
			t.Errorf("without %s: %v", name, err)
		}
	}
	if _, err := Open(filepath.Join(t.TempDir(), "nowhere")); err == nil || !strings.Contains(err.Error(), "libonnxruntime.so and no u2netp.onnx") {
		t.Errorf("no folder: %v", err)
	}
}

func TestWithoutTheDetailTheSubjectIsStillFound(t *testing.T) {
	truth, photo := photoOf(0, 0, 128)
	masks, err := networks(t, folderWith(t, map[string][]byte{DetailFile: nil})).Masks(t.Context(), photo)
	if err != nil {
		t.Fatal(err)
	}
	if e := wrong(masks.Subject, truth); masks.Detail != nil || e > .01 {
		t.Errorf("detail %v, wrong by %.3f", masks.Detail != nil, e)
	}
}

func TestWhatIsBrokenIsSaidAndCrashesNothing(t *testing.T) {
	whole, err := os.ReadFile(filepath.Join(modelsFolder(t), SubjectFile))
	if err != nil {
		t.Fatal(err)
	}
	library, err := os.ReadFile(filepath.Join(modelsFolder(t), LibraryFile))
	if err != nil {
		t.Fatal(err)
	}
	for want, other := range map[string]map[string][]byte{
		"libonnxruntime.so is no shared library":    {LibraryFile: []byte("<html>404</html>")},
		"SIGBUS":                                    {LibraryFile: library[:1<<20]}, // in this process, it would end the server
		"u2netp.onnx: Error loading":                {SubjectFile: whole[:len(whole)/2]},
		"u2netp.onnx failed:Protobuf":               {SubjectFile: []byte("no network")},
		"modnet.onnx failed:Protobuf":               {DetailFile: []byte("no network")},
		"modnet.onnx: its output has the shape [1]": {DetailFile: constantNetwork()},
	} {
		_, err := networks(t, folderWith(t, other)).Masks(t.Context(), image.NewNRGBA(image.Rect(0, 0, 64, 64)))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

func TestAProcessThatCrashesIsAnErrorWithWhatItSaid(t *testing.T) {
	n, err := Open(modelsFolder(t), Self("crash")...)
	if err != nil {
		t.Fatal(err)
	}
	if err := n.Check(t.Context()); err == nil || !strings.Contains(err.Error(), "exit status 3") || !strings.Contains(err.Error(), "illegal instruction") {
		t.Errorf("%v", err)
	}
}

func TestWhoeverLeavesEndsTheProcessAndLetsTheNextOneIn(t *testing.T) {
	hanging, err := Open(modelsFolder(t), Self("hang")...)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if err := hanging.Check(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a process that hangs: %v", err)
	}
	hanging.worker.command = Self(childVariable)
	if err := hanging.Check(t.Context()); err != nil {
		t.Errorf("the next one: %v", err)
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if err := hanging.Check(gone); !errors.Is(err, context.Canceled) {
		t.Errorf("who had left before: %v", err)
	}
}

func TestPicturesOfSeveralPeopleGoOneAfterTheOtherAndAllCome(t *testing.T) {
	n := networks(t, folderWith(t, map[string][]byte{DetailFile: nil}))
	var all sync.WaitGroup
	for subject := range 3 {
		all.Go(func() {
			truth, photo := photoOf(subject, 1, 128)
			masks, err := n.Masks(t.Context(), photo)
			if err != nil {
				t.Error(err)
				return
			}
			if e := wrong(masks.Subject, truth); e > .02 {
				t.Errorf("subject %d is wrong by %.3f", subject, e)
			}
		})
	}
	all.Wait()
}

func TestWhoWaitsForATurnMayLeave(t *testing.T) {
	n := networks(t, modelsFolder(t))
	n.turn <- struct{}{}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := n.Check(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}
