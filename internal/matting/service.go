package matting

import (
	"cmp"
	"context"
	"errors"
	"image"
	"io"
	"sync/atomic"
	"time"

	"golang.org/x/sync/semaphore"
)

const (
	// MaxPixels is the largest picture that is cut out, in pixels: a phone's 12 megapixels.
	MaxPixels = 12 << 20
	// MaxBytes is the largest file that is read.
	MaxBytes = 32 << 20
	// PreviewSide is the longer side of a preview in pixels.
	PreviewSide = 512
)

// A cut-out takes up to 400 MB, whatever the size of the picture, since opacity is solved at a size of its own: one is made at a
// time, or two small ones.
const (
	room       = 2
	smallFile  = 4 << 20                   // pixels of a picture whose preview is small work
	smallImage = PreviewSide * PreviewSide // pixels of a picture that is small work in full
	// DefaultWaiting is how many cut-outs wait for their turn before more are refused.
	DefaultWaiting = 16
)

// share is how much of the room a picture takes.
func share(pixels int64, o Options) int64 {
	if pixels <= smallImage || o.Preview && pixels <= smallFile {
		return 1
	}
	return room
}

// Service cuts out pictures from files, a bounded number at a time. It is safe for concurrent use.
type Service struct {
	chain   Chain
	room    *semaphore.Weighted
	waiting atomic.Int64
	most    int64

	// Count is told of each picture that was cut out, or could not be; nil: nobody is told. It is set before the first.
	Count func(method string, failed bool, took time.Duration)
}

// NewService returns a service over the methods; most is how many may wait for their turn, 0 for DefaultWaiting.
func NewService(chain Chain, most int) *Service {
	if most <= 0 {
		most = DefaultWaiting
	}
	return &Service{chain: chain, room: semaphore.NewWeighted(room), most: int64(most)}
}

// Default returns the methods of a server. A remover, if there is one, comes after the exact ones and before the guesses; then come
// the networks of this machine, if there are any.
func Default(remover Remover, networks ...Neural) Chain {
	chain := Chain{Native{}, Pair{}}
	if remover != nil {
		chain = append(chain, Remote{remover})
	}
	for _, local := range networks {
		chain = append(chain, local)
	}
	return append(chain, Keyed{}, Contrast{})
}

// Missing says why the service has no neural networks; nil when it has.
func (s *Service) Missing() error {
	for _, method := range s.chain {
		if n, ok := method.(Neural); ok {
			if n.Networks != nil {
				return nil
			}
			return cmp.Or(n.Missing, errNoNetworks)
		}
	}
	return errNoNetworks
}

// Options are how a file is cut out.
type Options struct {
	// Preview shrinks the picture to PreviewSide first.
	Preview bool
}

// Cut reads a PNG, JPEG or WebP file, upright as its EXIF data say, and cuts its subject out. Errors: ErrHEIC, codec.ErrFormat,
// codec.ErrTooLarge above MaxBytes or MaxPixels (which the header tells before pixels are read), ErrBusy, ErrNoMethod, and the
// context's.
func (s *Service) Cut(ctx context.Context, r io.Reader, o Options) (Result, error) {
	began := time.Now()
	file, pixels, err := readFile(r)
	if err != nil {
		return Result{}, err
	}
	end, err := s.enter(ctx, share(pixels, o))
	if err != nil {
		return Result{}, err
	}
	defer end()
	img, err := Decode(file)
	if err != nil {
		return Result{}, err
	}
	if o.Preview {
		img = shrunk(img, PreviewSide)
	}
	return s.counted(began)(s.chain.Cut(ctx, Input{Image: img}))
}

// CutPicture cuts the subject out of a picture that is in memory already. Errors: ErrBusy, ErrNoMethod, and the context's.
func (s *Service) CutPicture(ctx context.Context, img *image.NRGBA) (Result, error) {
	began := time.Now()
	end, err := s.enter(ctx, share(int64(img.Rect.Dx())*int64(img.Rect.Dy()), Options{}))
	if err != nil {
		return Result{}, err
	}
	defer end()
	return s.counted(began)(s.chain.Cut(ctx, Input{Image: img}))
}

// counted tells whoever counts of a result, and returns it. What a user broke off counts for nothing.
func (s *Service) counted(began time.Time) func(Result, error) (Result, error) {
	return func(r Result, err error) (Result, error) {
		if s.Count != nil && !errors.Is(err, context.Canceled) {
			s.Count(r.Method, err != nil, time.Since(began))
		}
		return r, err
	}
}

// enter waits for room, and returns what gives it back.
func (s *Service) enter(ctx context.Context, weight int64) (end func(), err error) {
	if !s.room.TryAcquire(weight) {
		if s.waiting.Add(1) > s.most {
			s.waiting.Add(-1)
			return nil, ErrBusy
		}
		err := s.room.Acquire(ctx, weight)
		s.waiting.Add(-1)
		if err != nil {
			return nil, err
		}
	}
	return func() { s.room.Release(weight) }, nil
}

// Waiting is how many cut-outs wait for their turn.
func (s *Service) Waiting() int { return int(s.waiting.Load()) }
