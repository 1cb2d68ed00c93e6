package cdn_test

import (
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/cdn"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
)

// vendor stands in for a CDN's API, over real HTTP.
type vendor struct {
	mu     sync.Mutex
	status int
	body   string
	asked  []string // what was sent: how it was signed, and the JSON
}

func (v *vendor) answer(status int, body string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.status, v.body = status, body
}

func (v *vendor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	v.mu.Lock()
	defer v.mu.Unlock()
	v.asked = append(v.asked, r.Header.Get("Authorization")+r.Header.Get("Fastly-Key")+" "+string(body))
	w.WriteHeader(v.status)
	_, _ = io.WriteString(w, v.body)
}

func (v *vendor) take() []string {
	v.mu.Lock()
	defer v.mu.Unlock()
	asked := v.asked
	v.asked = nil
	return asked
}

func newVendor(t *testing.T) (*vendor, string) {
	t.Helper()
	v := &vendor{status: http.StatusOK, body: `{"success": true}`}
	server := httptest.NewServer(v)
	t.Cleanup(server.Close)
	return v, server.URL
}

func TestEachCDNIsToldInItsOwnWay(t *testing.T) {
	v, url := newVendor(t)
	for format, want := range map[cdn.Format]string{cdn.Cloudflare: `Bearer t0ken {"tags":["ab-cd","ef-gh"]}`, cdn.Fastly: `t0ken {"surrogate_keys":["ab-cd","ef-gh"]}`} {
		sender := &cdn.HTTP{URL: url, Token: "t0ken", Format: format, Client: http.DefaultClient}
		if err := sender.Purge(t.Context(), []string{"ab-cd", "ef-gh"}); err != nil {
			t.Fatal(err)
		}
		if asked := v.take(); len(asked) != 1 || asked[0] != want {
			t.Errorf("%s is asked %q, want %q", format, asked, want)
		}
	}
	for body, status := range map[string]int{"down": 503, "too often": 429, `{"success": false, "errors": []}`: 200} {
		v.answer(status, body)
		if err := (&cdn.HTTP{URL: url, Client: http.DefaultClient}).Purge(t.Context(), []string{"ab-cd"}); err == nil || strings.Contains(err.Error(), "t0ken") {
			t.Errorf("an answer of %d %s is taken for a yes: %v", status, body, err)
		}
	}
}

// tags are what the vendor was told to forget.
func (v *vendor) tags(t *testing.T) (tags []string) {
	t.Helper()
	for _, asked := range v.take() {
		var body struct{ Tags []string }
		if err := json.Unmarshal([]byte(strings.TrimPrefix(asked, " ")), &body); err != nil {
			t.Fatal(err)
		}
		tags = append(tags, body.Tags...)
	}
	slices.Sort(tags)
	return tags
}

func newPurger(t *testing.T) (*testkit.Store, *vendor, func()) {
	t.Helper()
	store := testkit.NewStore(t)
	if err := store.SetPurging(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	v, url := newVendor(t)
	return store, v, func() {
		t.Helper() // a new one each time, as after a crash: all that it knows is in the database
		if err := cdn.NewPurger(store, &cdn.HTTP{URL: url, Client: http.DefaultClient}, slog.New(slog.DiscardHandler)).Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTheCDNForgetsWhatOthersMayNoLongerSee(t *testing.T) {
	store, v, flush := newPurger(t)
	mira := store.AddUser(t, "mira")
	add := func(prompt string, change ...func(*domain.Image)) domain.Image {
		return store.AddImage(t, mira, prompt, change...)
	}
	stays, deleted, hidden, private, secret := add("stays"), add("deleted"), add("hidden"), add("private"), add("secret", testkit.Private)
	if _, err := store.DeleteImages(t.Context(), mira.ID, []string{deleted.ID, secret.ID}); err != nil {
		t.Fatal(err)
	}
	store.Exec(t, `UPDATE images SET hidden_at = 1 WHERE id = ?`, hidden.ID)
	no := false
	store.Subscribe(t, mira, 3)
	if _, err := store.UpdateImage(t.Context(), mira.ID, private.ID, collection.ImageEdit{Public: &no, BlobKey: domain.NewBlobKey(private.ID)}); err != nil {
		t.Fatal(err)
	}
	store.Exec(t, `UPDATE images SET alt_text = 'other words' WHERE id = ?`, stays.ID)
	flush()
	told := v.tags(t)
	for _, img := range []domain.Image{deleted, hidden, private} {
		if !slices.Contains(told, domain.CacheTag(img.BlobKey)) {
			t.Errorf("the CDN is told %v; %s is missing", told, img.Prompt)
		}
	}
	for _, img := range []domain.Image{stays, secret} {
		if slices.Contains(told, domain.CacheTag(img.BlobKey)) {
			t.Errorf("the CDN is told to forget the image that %s", img.Prompt)
		}
	}
	flush()
	if again := v.tags(t); len(again) != 0 {
		t.Errorf("it is told again at once: %v", again)
	}
	store.Clock.Advance(time.Minute) // for files that were on their way to it
	flush()
	if again := v.tags(t); !slices.Equal(again, told) {
		t.Errorf("after a minute it is told %v, want %v", again, told)
	}
	store.Clock.Advance(time.Hour)
	flush()
	if left := v.tags(t); len(left) != 0 || store.Int(t, `SELECT count(*) FROM cdn_purges`) != 0 {
		t.Errorf("it is told for ever: %v", left)
	}
}

func TestACDNThatIsDownIsToldUntilItHears(t *testing.T) {
	store, v, flush := newPurger(t)
	mira := store.AddUser(t, "mira")
	img := store.AddImage(t, mira, "deleted")
	v.answer(http.StatusBadGateway, "down")
	if _, err := store.DeleteImage(t.Context(), mira.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	for day := range 10 {
		flush()
		if len(v.take()) != 1 {
			t.Fatalf("the CDN isn't asked the %d. time", day+1)
		}
		flush()
		if early := v.take(); len(early) != 0 {
			t.Fatalf("it is asked again at once: %v", early)
		}
		store.Clock.Advance(24 * time.Hour)
	}
	v.answer(http.StatusOK, "")
	flush()
	if told := v.tags(t); !slices.Equal(told, []string{domain.CacheTag(img.BlobKey)}) {
		t.Errorf("it is told %v", told)
	}
}

func TestWithoutACDNNothingIsQueued(t *testing.T) {
	store, _, _ := newPurger(t)
	mira := store.AddUser(t, "mira")
	remove := func() {
		t.Helper()
		if _, err := store.DeleteImage(t.Context(), mira.ID, store.AddImage(t, mira, "deleted").ID); err != nil {
			t.Fatal(err)
		}
	}
	remove()
	if err := store.SetPurging(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	remove()
	if n := store.Int(t, `SELECT count(*) FROM cdn_purges`); n != 0 {
		t.Errorf("%d rows wait for nobody", n)
	}
}
