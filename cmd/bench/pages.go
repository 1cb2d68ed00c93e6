package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jmoiron/sqlx"
	"golang.org/x/sync/errgroup"

	"pellucid/internal/domain"
)

const (
	pageClients = 4                     // ask at the same time
	pageTime    = 60 * time.Millisecond // an address is asked for so long in one round
	pageRounds  = 15
	deepPage    = 40_000

	searchRounds     = 20
	searchesPerRound = 30
)

// gallery says over which images the pages are measured.
type gallery struct {
	images int
	data   string // a folder that was seeded already; empty: a new one
}

// open seeds the gallery in a new folder, and returns what removes it again.
func (g *gallery) open(ctx context.Context) (end func(), err error) {
	if g.data, err = os.MkdirTemp("", "pellucid-bench-*"); err != nil {
		return nil, err
	}
	end = func() { _ = os.RemoveAll(g.data) }
	if _, err := seed(ctx, g.data, g.images, io.Discard); err != nil {
		end()
		return nil, fmt.Errorf("seed the gallery: %w", err)
	}
	return end, nil
}

// pages measures public pages: each against a byte slice of its size, served by the same router in the same run.
func (g gallery) pages(ctx context.Context) ([]figure, error) {
	site, err := openSite(ctx, g.data)
	if err != nil {
		return nil, err
	}
	defer site.close()
	return g.measure(ctx, site)
}

func (g gallery) measure(ctx context.Context, site *benchSite) ([]figure, error) {
	newest, err := site.store.Images(ctx, domain.Listing{Limit: 1})
	if err != nil {
		return nil, err
	}
	visitor := browser(nil)
	var figures []figure
	for _, page := range []struct {
		name, path string
		most       float64
	}{
		{"the gallery's first page", "/gallery", 45_000}, {"an image page", "/image/" + newest.Data[0].ID, 40_000},
	} {
		html, err := fetch(ctx, visitor, site.uncached.URL+page.path)
		if err != nil {
			return nil, err
		}
		figures = append(figures, figure{name: "HTML of " + page.name, value: float64(len(html)), limit: page.most, unit: "bytes"})
	}
	for _, coding := range []string{"br", ""} {
		client := browser(nil)
		client.Transport = accepting{client.Transport, coding}
		size, err := site.serveSlice(ctx, client, "/gallery")
		if err != nil {
			return nil, err
		}
		cached, err := share(ctx, client, site.cached.URL+"/gallery", site.slice())
		if err != nil {
			return nil, err
		}
		name := fmt.Sprintf("cached page of %d bytes, %s, of the slice", size, cmp.Or(coding, "not compressed"))
		figures = append(figures, figure{name: name, value: cached, limit: 0.8, atLeast: true})
	}
	for _, page := range []struct{ name, path string }{
		{"newest", "/gallery"}, {"popular", "/gallery?sort=popular"}, {"trending", "/gallery?sort=trending"}, {"category", "/gallery/icons"},
		{"tag", "/gallery?tag=fox"}, {"color", "/gallery?color=red"}, {"search", "/gallery?search=fox"}, {"image page", "/image/" + newest.Data[0].ID},
	} {
		made, err := share(ctx, visitor, site.uncached.URL+page.path, site.slice())
		if err != nil {
			return figures, err
		}
		figures = append(figures, figure{name: "uncached page, of the slice: " + page.name, value: made, limit: 0.06, atLeast: true})
	}
	more, err := g.compared(ctx, site, visitor)
	return append(figures, more...), err
}

// compared measures pages against each other, and a search against the clock.
func (g gallery) compared(ctx context.Context, site *benchSite, visitor *http.Client) ([]figure, error) {
	var figures []figure
	deep := min(deepPage, g.images/domain.PageSize*4/5)
	for _, order := range []string{"newest", "popular", "trending"} {
		first := site.uncached.URL + "/gallery?sort=" + order
		edge, err := site.store.Images(ctx, domain.Listing{Sort: domain.ParseSort(order), Skip: (deep-1)*domain.PageSize - 1, Limit: 1})
		if err != nil {
			return figures, err
		}
		if len(edge.Data) == 0 {
			return figures, fmt.Errorf("there is no page %d by %s", deep, order)
		}
		ratio, err := costs(ctx, visitor, first+"&page="+strconv.Itoa(deep)+"&after="+edge.Data[0].ID, visitor, first)
		if err != nil {
			return figures, err
		}
		figures = append(figures, figure{name: fmt.Sprintf("page %d by a link, of page 1: %s", deep, order), value: ratio, limit: 1.5})
	}
	ratio, err := costs(ctx, site.member, site.uncached.URL+"/gallery", visitor, site.uncached.URL+"/gallery")
	if err != nil {
		return figures, err
	}
	figures = append(figures, figure{name: "a signed-in reader's page, of a visitor's uncached one", value: ratio, limit: 1.5})
	searches, err := searchFigures(ctx, site)
	return append(figures, searches...), err
}

// searches are words, beginnings that many and few words have, a word for one image in twenty and one for none, and words
// that are never together. A slip of the finger is two searches, and is not held to the limit of one.
var searches = []string{"fox", "watercolor", "red fox", "water", "wa", "w", "lightho", "fluffy", "zzzzqq", "glass water"}

// strangers are common words that no seeded image has all of: nothing tells so but the lists of all images that have each
// word, and then of all that begin so. It is held against reading the first once.
const strangers = "red fox neon"

// searchFigures measures each kind of search; the slowest is held against the limit.
func searchFigures(ctx context.Context, site *benchSite) ([]figure, error) {
	times, err := searchTimes(ctx, site, append(slices.Clone(searches), strangers))
	if err != nil {
		return nil, err
	}
	lists, err := readingLists(ctx, site, strings.Fields(strangers))
	if err != nil {
		return nil, err
	}
	slowest := slices.MaxFunc(searches, func(a, b string) int { return cmp.Compare(times[a], times[b]) })
	return []figure{
		{name: fmt.Sprintf("page 1 of a search in the store, median of the slowest of %d kinds: %s", len(searches), slowest), value: times[slowest], limit: 1, unit: "ms"},
		{name: "three common words that never meet, of reading the list of each", value: times[strangers] / lists, limit: 2},
	}, nil
}

// searchTimes are the median times of the first pages of searches, in milliseconds, each in the calmest of the rounds: what
// else the machine does only adds to a time. All take turns, because a calm moment is longer than one takes.
func searchTimes(ctx context.Context, site *benchSite, searches []string) (map[string]float64, error) {
	calmest := map[string]float64{}
	for round := range searchRounds {
		for _, search := range searches {
			var times []float64
			for range searchesPerRound {
				begun := time.Now()
				if _, err := site.store.Images(ctx, domain.Listing{Search: search, Limit: domain.PageSize}); err != nil {
					return nil, err
				}
				times = append(times, float64(time.Since(begun).Microseconds())/1000)
			}
			if took := median(times); round == 0 || took < calmest[search] {
				calmest[search] = took
			}
		}
	}
	return calmest, nil
}

// readingLists is how long SQLite takes to read which images have each of the words, in milliseconds, in the calmest of
// the rounds.
func readingLists(ctx context.Context, site *benchSite, words []string) (float64, error) {
	raw, err := sqlx.Open("sqlite3", "file:"+site.database+"?mode=ro")
	if err != nil {
		return 0, err
	}
	defer func() { _ = raw.Close() }()
	var times []float64
	for range searchRounds {
		begun := time.Now()
		for _, word := range words {
			var images int
			if err := raw.GetContext(ctx, &images, `SELECT count(*) FROM (SELECT rowid FROM images_search WHERE images_search MATCH ? ORDER BY rowid DESC)`, word); err != nil {
				return 0, err
			}
		}
		times = append(times, float64(time.Since(begun).Microseconds())/1000)
	}
	return slices.Min(times), nil
}

// costs is how many times as much time a page takes as another one, both asked for in turn by one client each.
func costs(ctx context.Context, client *http.Client, page string, other *http.Client, reference string) (float64, error) {
	var times, references []float64
	for end := time.Now().Add(2 * pageRounds * pageTime); time.Now().Before(end); {
		took, err := timed(ctx, client, page)
		if err != nil {
			return 0, err
		}
		against, err := timed(ctx, other, reference)
		if err != nil {
			return 0, err
		}
		times, references = append(times, took), append(references, against)
	}
	return median(times) / median(references), nil
}

func timed(ctx context.Context, client *http.Client, address string) (seconds float64, err error) {
	begun := time.Now()
	_, err = fetch(ctx, client, address)
	return time.Since(begun).Seconds(), err
}

// share is how many answers of a page there are for one of the slice: both are asked for in turn, so that whatever else the
// machine does falls on both, and the median of the rounds counts.
func share(ctx context.Context, client *http.Client, page, slice string) (float64, error) {
	var shares []float64
	for range pageRounds {
		reference, err := rate(ctx, client, slice)
		if err != nil {
			return 0, err
		}
		answers, err := rate(ctx, client, page)
		if err != nil {
			return 0, err
		}
		shares = append(shares, answers/reference)
	}
	return median(shares), nil
}

// rate is how many times a second an address is answered when several clients ask for it without a pause.
func rate(ctx context.Context, client *http.Client, address string) (float64, error) {
	if _, err := fetch(ctx, client, address); err != nil { // opens the files and fills the caches
		return 0, err
	}
	var answers atomic.Int64
	begun := time.Now()
	group, ctx := errgroup.WithContext(ctx)
	for range pageClients {
		group.Go(func() error {
			for time.Since(begun) < pageTime {
				if _, err := fetch(ctx, client, address); err != nil {
					return err
				}
				answers.Add(1)
			}
			return nil
		})
	}
	err := group.Wait()
	return float64(answers.Load()) / time.Since(begun).Seconds(), err
}
