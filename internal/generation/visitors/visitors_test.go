package visitors_test

import (
	"context"
	"errors"
	"fmt"
	"image"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/generation"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/generation/visitors"
	"pellucid/internal/testkit"
)

// site is a store with a user on the Pro plan, and the engine double.
type site struct {
	store  *testkit.Store
	engine *testkit.Engine
	blobs  *testkit.Blobs
	user   *domain.User
}

func newSite(t *testing.T) *site {
	t.Helper()
	h := &site{store: testkit.NewStore(t), engine: &testkit.Engine{}, blobs: testkit.NewBlobs(t)}
	h.user = h.store.AddUser(t, "mira")
	h.store.Subscribe(t, h.user, 3)
	h.store.Give(t, h.user, 10, 20)
	return h
}

// visitorsOn are visitors of a site, with limits.
func visitorsOn(h *site, limits domain.VisitorLimits) *visitors.Visitors {
	return visitorsOf(h, h.store, limits)
}

func visitorsOf(h *site, store visitors.Store, limits domain.VisitorLimits) *visitors.Visitors {
	log := slog.New(slog.DiscardHandler)
	renderer := rendering.New(rendering.Config{
		Engine: h.engine, Describer: h.engine, Blobs: h.blobs, Blocked: h.store, BaseURL: "https://pellucid.example", Now: h.store.Clock.Now, Log: log,
	})
	return visitors.New(visitors.Config{
		Store: store, Screen: rules.New(), Renderer: renderer, Blobs: h.blobs, Limits: limits, Key: []byte("a key for tests"), Log: log,
	})
}

func TestAVisitorsImageIsDrawnSmallWithTheBuiltInEngine(t *testing.T) {
	h := newSite(t)
	img, err := visitorsOn(h, domain.VisitorLimits{Total: 5}).Make(t.Context(), "192.0.2.1", "  a lantern ")
	if err != nil {
		t.Fatal(err)
	}
	asked := h.engine.Requests()
	if len(asked) != 1 || asked[0].Width != 512 || asked[0].Height != 512 || asked[0].Prompt != "a lantern" || asked[0].UserHash != "" {
		t.Errorf("the engine was asked for %+v", asked)
	}
	if img.License.Commercial || img.License.Plan != "Free" || img.IsPublic {
		t.Errorf("made was %+v", img)
	}
	row := testkit.One[string](t, h.store, `SELECT address_hash || image FROM visitor_images`)
	if strings.Contains(row, "192.0.2.1") {
		t.Error("the network address is kept")
	}
}

func TestWhatIsRefusedCountsForNothing(t *testing.T) {
	h := newSite(t)
	guests := visitorsOn(h, domain.VisitorLimits{Total: 5})
	for _, prompt := range []string{"", "a swastika flag", strings.Repeat("a", 2001)} {
		_, err := guests.Make(t.Context(), "192.0.2.1", prompt)
		if told := new(domain.Error); !errors.As(err, &told) || told.Code != domain.Invalid || told.Field != "prompt" {
			t.Errorf("%.20q: %v", prompt, err)
		}
	}
	if n := h.store.Int(t, `SELECT count(*) FROM visitor_images`); n != 0 || len(h.engine.Requests()) != 0 {
		t.Errorf("%d count, and the engine was asked %d times", n, len(h.engine.Requests()))
	}
}

func TestVisitorsAreLimitedByAddressAndInTotal(t *testing.T) {
	h := newSite(t)
	guests := visitorsOn(h, domain.VisitorLimits{Total: 3, PerAddress: 2})
	try := func(address, want string) {
		t.Helper()
		_, err := guests.Make(t.Context(), address, "a lantern")
		told := new(domain.Error)
		if want == "" && err != nil || want != "" && (!errors.As(err, &told) || told.Code != domain.RateLimited || !strings.HasPrefix(told.Message, want)) {
			t.Errorf("%s: %v, want %q", address, err, want)
		}
	}
	try("192.0.2.1", "")
	try("192.0.2.1", "")
	try("192.0.2.1", "Your network has used its free images")
	try("192.0.2.2", "")
	try("192.0.2.3", "Today's free images without an account are used up.")
	h.store.Clock.Advance(domain.VisitorImageLife)
	try("192.0.2.1", "")
}

// The limit is counted and written in one turn, so that a thousand requests at once get no more than it.
func TestAFloodOfVisitorsGetsNoMoreThanTheLimitAndNeverTwoAtATime(t *testing.T) {
	h := newSite(t)
	guests := visitorsOn(h, domain.VisitorLimits{Total: 4})
	var drawing, most atomic.Int64
	h.engine.On(func(context.Context, engine.Request) (*image.NRGBA, error) {
		most.Store(max(most.Load(), drawing.Add(1)))
		defer drawing.Add(-1)
		return nil, nil
	})
	var group sync.WaitGroup
	var made, busy, used atomic.Int64
	for n := range 1000 {
		group.Go(func() {
			_, err := guests.Make(t.Context(), fmt.Sprintf("192.0.2.%d", n%250), "a lantern")
			switch {
			case errors.Is(err, visitors.ErrBusy):
				busy.Add(1)
			case domain.CodeOf(err) == domain.RateLimited:
				used.Add(1)
			default:
				if err != nil {
					t.Error(err)
				}
				made.Add(1)
			}
		})
	}
	group.Wait()
	if made.Load() > 4 || made.Load() == 0 || most.Load() != 1 || made.Load()+busy.Load()+used.Load() != 1000 {
		t.Errorf("%d were made, %d at a time; %d were told to come back, %d that all are used up", made.Load(), most.Load(), busy.Load(), used.Load())
	}
	if n := h.store.Int(t, `SELECT count(*) FROM visitor_images`); int64(n) != made.Load() {
		t.Errorf("%d are kept of %d", n, made.Load())
	}
}

// watchedStore tells each time that a visitor has looked whether customers wait.
type watchedStore struct {
	visitors.Store
	looked chan bool
}

func (s watchedStore) TasksWaiting(ctx context.Context) (bool, error) {
	waiting, err := s.Store.TasksWaiting(ctx)
	select {
	case s.looked <- waiting:
	default: // nobody wants to know any more
	}
	return waiting, err
}

// It once let the worker start beside the visitor, so that now and then the task was no longer queued when the visitor first looked, and
// who was drawn first was chance.
func TestCustomersGoFirst(t *testing.T) {
	h := newSite(t)
	store := watchedStore{h.store, make(chan bool, 1)}
	guests := visitorsOf(h, store, domain.VisitorLimits{Total: 4})
	quiet := slog.New(slog.DiscardHandler)
	service := generation.New(generation.Config{
		Screen: rules.New(), Preview: rules.New(), Ledger: h.store, Tasks: h.store, Queue: h.store, Workers: 1, Log: quiet,
		Renderer: rendering.New(rendering.Config{
			Engine: h.engine, Describer: h.engine, Blobs: h.blobs, BaseURL: "https://pellucid.example", Now: h.store.Clock.Now, Log: quiet,
		}),
	})
	_, err := service.Generate(t.Context(), h.user, domain.Generation{Prompt: "a boat", Samples: 1, Width: 512, Height: 512, Steps: 25, Seed: -1})
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() {
		_, err := guests.Make(t.Context(), "192.0.2.1", "a lantern")
		done <- err
	}()
	for range 2 { // it goes on looking
		if waiting := testkit.Receive(t, "a look at the queue", store.looked); !waiting {
			t.Fatal("the visitor saw no customer waiting")
		}
	}
	if asked := h.engine.Requests(); len(asked) > 0 {
		t.Errorf("drawn were %v while a customer waited", asked)
	}
	testkit.Run(t, service)
	if err := testkit.Receive(t, "the visitor's image", done); err != nil {
		t.Fatal(err)
	}
}

func TestImagesOfVisitorsAreSweptAfterADayAndThoseInAccountsStay(t *testing.T) {
	h := newSite(t)
	guests := visitorsOn(h, domain.VisitorLimits{Total: 4})
	kept, err := guests.Make(t.Context(), "192.0.2.1", "a lantern")
	if err != nil {
		t.Fatal(err)
	}
	lost, err := guests.Make(t.Context(), "192.0.2.1", "a boat")
	if err != nil {
		t.Fatal(err)
	}
	if claimed, err := guests.Claim(t.Context(), h.user.ID, kept.ID); err != nil || !claimed {
		t.Fatal(claimed, err)
	}
	if claimed, err := guests.Claim(t.Context(), h.user.ID, kept.ID); err != nil || claimed {
		t.Errorf("it moves twice: %v, %v", claimed, err)
	}
	h.store.Clock.Advance(domain.VisitorImageLife)
	if err := guests.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	files := strings.Join(h.blobs.Files(t), " ")
	if !strings.Contains(files, kept.BlobKey) || strings.Contains(files, lost.BlobKey) {
		t.Errorf("after a day there are %s", files)
	}
}
