package s3_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/blob"
	"pellucid/internal/blob/s3"
	"pellucid/internal/blob/s3/s3test"
	"pellucid/internal/domain"
)

// Where a storage answers, however badly, a busy machine gets its time. Where it is silent, nobody needs to wait long for that.
const (
	patient   = time.Minute
	impatient = 250 * time.Millisecond
)

// faulty returns a store behind a proxy that fails as it is told.
func faulty(t *testing.T, answer, rest time.Duration) (*s3.Store, *s3test.Proxy) {
	t.Helper()
	proxy := s3test.NewProxy(t, s3test.Start(t, "images").URL)
	return behind(t, proxy, answer, rest), proxy
}

// behind returns a store that asks through a proxy.
func behind(t *testing.T, proxy *s3test.Proxy, answer, rest time.Duration) *s3.Store {
	t.Helper()
	c := config(&s3test.Server{URL: proxy.URL})
	c.Answer, c.Put, c.Rest = answer, 2*answer, rest
	return newStore(t, c)
}

func wantUnavailable(t *testing.T, what string, err error) {
	t.Helper()
	if domain.CodeOf(err) != domain.Unavailable || errors.Is(err, blob.ErrNotFound) {
		t.Errorf("%s: %v; want an error that says to try again, and never that the file is missing", what, err)
	}
}

func TestAStorageThatFailsIsUnavailableAndItsFilesAreNotMissing(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		fault  s3test.Fault
		answer time.Duration
	}{"answers 503": {s3test.Busy, patient}, "is silent": {s3test.Silent, impatient}, "is gone": {s3test.Gone, patient}} {
		t.Run("it "+name, func(t *testing.T) {
			t.Parallel()
			store, proxy := faulty(t, test.answer, 200*time.Millisecond)
			if err := behind(t, proxy, patient, time.Second).Put(t.Context(), "ab/x.png", []byte("kept")); err != nil {
				t.Fatal(err)
			}
			proxy.Set(test.fault)
			_, err := store.Open(t.Context(), "ab/x.png")
			wantUnavailable(t, "Open", err)
			wantUnavailable(t, "Put", store.Put(t.Context(), "ab/y.png", []byte("y")))
			wantUnavailable(t, "DeleteAll", store.DeleteAll(t.Context(), "ab"))
			wantUnavailable(t, "List", store.List(t.Context(), func(blob.Entry) error { return nil }))
			proxy.Set(s3test.None)
			eventually(t, "it works again by itself", func() bool {
				file, err := store.Open(t.Context(), "ab/x.png")
				if err != nil {
					return false
				}
				defer func() { _ = file.Close() }()
				text, err := io.ReadAll(file)
				return err == nil && string(text) == "kept"
			})
		})
	}
}

func eventually(t *testing.T, what string, true func() bool) {
	t.Helper()
	for deadline := time.Now().Add(patient); !true(); {
		if time.Now().After(deadline) {
			t.Fatal("not in time: " + what)
		}
		<-time.After(20 * time.Millisecond)
	}
}

// TestASilentStorageIsNotAskedForEachImage: a page of forty images would have kept forty requests waiting, again and again.
func TestASilentStorageIsNotAskedForEachImage(t *testing.T) {
	t.Parallel()
	store, proxy := faulty(t, impatient, time.Hour)
	proxy.Set(s3test.Silent)
	for range 6 {
		_, err := store.Open(t.Context(), "ab/x.png")
		wantUnavailable(t, "Open", err)
	}
	before := proxy.Requests.Load()
	for range 40 {
		_, err := store.Open(t.Context(), "ab/x.png")
		wantUnavailable(t, "Open", err)
	}
	if asked := proxy.Requests.Load() - before; asked > 0 {
		t.Errorf("40 files took %d requests while the storage rests", asked)
	}
}

func TestAVisitorWhoLeavesDoesNotMakeTheStorageLookBroken(t *testing.T) {
	t.Parallel()
	store, proxy := faulty(t, patient, time.Hour)
	if err := store.Put(t.Context(), "ab/x.png", []byte("kept")); err != nil {
		t.Fatal(err)
	}
	proxy.Set(s3test.Silent)
	for range 10 {
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(5*time.Millisecond, cancel)
		if _, err := store.Open(ctx, "ab/x.png"); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
	proxy.Set(s3test.None)
	file, err := store.Open(t.Context(), "ab/x.png")
	if err != nil {
		t.Fatal(err)
	}
	_ = file.Close()
}

func TestAnAnswerThatBreaksIsReadOnFromWhereItBroke(t *testing.T) {
	t.Parallel()
	proxy := s3test.NewProxy(t, s3test.Start(t, "images").URL)
	store := newStore(t, config(&s3test.Server{URL: proxy.URL})) // nothing is silent here, so a busy machine gets its time
	data := make([]byte, 3<<20)
	_, _ = rand.NewChaCha8([32]byte{2}).Read(data)
	if err := store.Put(t.Context(), "ab/x.png", data); err != nil {
		t.Fatal(err)
	}
	proxy.Set(s3test.CutOnce)
	file, err := store.Open(t.Context(), "ab/x.png")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	if got, err := io.ReadAll(file); err != nil || !bytes.Equal(got, data) {
		t.Errorf("%d of %d bytes, %v", len(got), len(data), err)
	}
	if proxy.Requests.Load() < 3 { // put, open, and at least once more
		t.Error("the answer was never broken")
	}
}

func TestAListIsReadToItsEnd(t *testing.T) {
	t.Parallel()
	server := s3test.Start(t, "images")
	store := newStore(t, config(server))
	const files = 1100 // one page has 1000
	var group sync.WaitGroup
	for w := range 8 {
		group.Go(func() {
			for i := w; i < files; i += 8 {
				if err := store.Put(t.Context(), fmt.Sprintf("%02d/%04d/x.png", i%7, i), []byte("x")); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	seen := map[string]bool{}
	if err := store.List(t.Context(), func(e blob.Entry) error { seen[e.Key] = true; return nil }); err != nil || len(seen) != files {
		t.Errorf("%d of %d files are listed, %v", len(seen), files, err)
	}
}

func TestTheCheckTellsWhatIsWrongWithABucket(t *testing.T) {
	t.Parallel()
	server := s3test.Start(t, "images")
	if err := blob.Check(t.Context(), newStore(t, config(server))); err != nil {
		t.Errorf("a good bucket: %v", err)
	}
	for want, change := range map[string]func(*s3.Config){
		"specified bucket does not exist": func(c *s3.Config) { c.Bucket = "nowhere" },
		"does not match the signature":    func(c *s3.Config) { c.SecretKey = "another-secret" },
		"connection refused":              func(c *s3.Config) { c.Endpoint = "http://127.0.0.1:1" },
	} {
		c := config(server)
		change(&c)
		err := blob.Check(t.Context(), newStore(t, c))
		if denied := errors.Is(err, blob.ErrDenied); denied == strings.HasPrefix(want, "connection") {
			t.Errorf("%v: is it the settings? %v", err, denied)
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v; want %q", err, want)
		}
	}
}

func TestSettingsThatCannotWorkAreRefused(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]s3.Config{
		"no endpoint": {Bucket: "images"}, "a path in the endpoint": {Endpoint: "https://s3.example/path", Bucket: "images"}, "another protocol": {Endpoint: "ftp://s3.example", Bucket: "images"},
		"a prefix that leads out": {Endpoint: "https://s3.example", Bucket: "images", Prefix: "../x"},
	} {
		if _, err := s3.New(c); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
}
