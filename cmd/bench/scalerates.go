package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/domain"
	"pellucid/store"
)

// enough is how often something slow has to be done before its rate means anything: a generation takes a second.
const enough = 40

// longest is how much longer than asked a rate is measured until it was done often enough.
const longest = 20

// perSecond is how many times a second several callers do something without a pause. Each has done it once before the time begins:
// the first image is slower than the others, and what came before may still be under way.
func (s *scale) perSecond(ctx context.Context, callers int, act func(ctx context.Context, n int64) error) (float64, error) {
	var begun, done atomic.Int64
	var ready, warm sync.WaitGroup
	ready.Add(callers)
	warm.Add(1)
	var start time.Time
	group, ctx := errgroup.WithContext(ctx)
	for range callers {
		group.Go(func() error {
			err := act(ctx, begun.Add(1))
			ready.Done()
			if warm.Wait(); err != nil {
				return err
			}
			for passed := time.Duration(0); passed < s.each || done.Load() < enough && passed < longest*s.each; passed = time.Since(start) {
				if err := act(ctx, begun.Add(1)); err != nil {
					return err
				}
				done.Add(1)
			}
			return nil
		})
	}
	ready.Wait()
	start = time.Now()
	warm.Done()
	err := group.Wait()
	return float64(done.Load()) / time.Since(start).Seconds(), err
}

// rates measures the real server over the filled database: the callers share its machine.
func (s *scale) rates(ctx context.Context) error {
	server, _, err := start(ctx, s.binary, s.data)
	if err != nil {
		return err
	}
	defer server.stop()
	s.table.head(fmt.Sprintf("what the server does at %d images, with its callers on the same %s", s.rows, machine()), "a second")
	var people customers
	base := "http://" + address
	client := browser(nil)
	cores := runtime.GOMAXPROCS(0)
	for _, rate := range []struct {
		name    string
		callers int
		act     func(ctx context.Context, n int64) error
	}{
		{"pages from the cache (gallery)", 4, func(ctx context.Context, _ int64) error { return got(ctx, client, base+"/gallery") }},
		{"pages that nobody asked for before (gallery, by number)", 4, func(ctx context.Context, n int64) error {
			return got(ctx, client, fmt.Sprintf("%s/gallery?page=%d", base, 2+n%int64(max(1, s.rows/domain.PageSize-2))))
		}},
		{"sign-ups", 2 * cores, people.signUp},
		{"sign-ins", 2 * cores, people.signIn},
		{"purchases in the sandbox, with their checkouts", 2, people.buy},
		{"generations of 512 px", 2 * cores, func(ctx context.Context, n int64) error { return people.generate(ctx, n, 512) }},
		{"generations of 1024 px", 2 * cores, func(ctx context.Context, n int64) error { return people.generate(ctx, n, 1024) }},
	} {
		value, err := s.perSecond(ctx, rate.callers, rate.act)
		if err != nil && !errors.Is(err, errNobody) {
			fmt.Fprintln(os.Stderr, rate.name, err)
			s.table.line(rate.name, "failed")
			continue
		}
		s.table.line(rate.name, fmt.Sprintf("%.1f", value))
	}
	peak, err := server.memory("VmHWM")
	s.table.line("most memory of the server meanwhile, MB", fmt.Sprintf("%.0f", peak))
	return err
}

func got(ctx context.Context, client *http.Client, address string) error {
	_, err := fetch(ctx, client, address)
	return err
}

// customers are those who signed up while it was measured.
type customers struct {
	mu     sync.Mutex
	names  []string
	tokens []string
	buyer  int
}

// errNobody ends a rate early: there is nobody left to act.
var errNobody = errors.New("nobody is left")

func (p *customers) signUp(ctx context.Context, n int64) error {
	name := fmt.Sprintf("s%s%d", strings.ToLower(domain.NewID()[:6]), n)
	register := fmt.Sprintf(`{"email":"%s@example.com","username":"%s","password":"%s"}`, name, name, scalePassword)
	if err := call(ctx, "/auth/register", http.Header{"Content-Type": {"application/json"}}, register, &struct{}{}); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.names = append(p.names, name)
	return nil
}

func (p *customers) signIn(ctx context.Context, n int64) error {
	p.mu.Lock()
	name := p.names[int(n)%len(p.names)]
	p.mu.Unlock()
	var token struct {
		AccessToken string `json:"access_token"`
	}
	form := url.Values{"username": {name}, "password": {scalePassword}}.Encode()
	if err := call(ctx, "/auth/login", http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}, form, &token); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if int(n) <= len(p.names) { // each once
		p.tokens = append(p.tokens, token.AccessToken)
	}
	return nil
}

func bearer(token string) http.Header {
	return http.Header{"Content-Type": {"application/json"}, "Authorization": {"Bearer " + token}, "Prefer": {"wait"}}
}

// buy opens a checkout and pays it in the sandbox, which sends its webhooks to the server.
func (p *customers) buy(ctx context.Context, _ int64) error {
	p.mu.Lock()
	if p.buyer >= len(p.tokens) {
		p.mu.Unlock()
		return errNobody
	}
	token := p.tokens[p.buyer]
	p.buyer++
	p.mu.Unlock()
	var checkout struct {
		URL string `json:"checkout_url"`
	}
	if err := call(ctx, "/subscriptions/checkout", bearer(token), `{"tier_id":3,"payment_type":"monthly"}`, &checkout); err != nil {
		return err
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.PostForm(checkout.URL, url.Values{"name": {"Mira"}, "number": {"4242424242424242"}, "expiry": {"12/60"}, "code": {"123"}})
	if err != nil {
		return err
	}
	_ = answer.Body.Close()
	if answer.StatusCode != http.StatusSeeOther {
		return fmt.Errorf("paying answered %s", answer.Status)
	}
	return nil
}

func (p *customers) generate(ctx context.Context, n int64, side int) error {
	p.mu.Lock()
	token := p.tokens[int(n)%len(p.tokens)]
	p.mu.Unlock()
	body := fmt.Sprintf(`{"prompt":"a red fox and a blue owl","width":%d,"height":%d,"seed":%d}`, side, side, n)
	return call(ctx, "/images/generate", bearer(token), body, &struct{}{})
}

// writers measures the one writer: a whole act with its triggers, the smallest transaction, and what the disk does by itself.
func (s *scale) writers(ctx context.Context) error {
	db, err := store.Open(ctx, s.database(), time.Now)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	list, err := db.Images(ctx, domain.Listing{Limit: domain.PageSize})
	if err != nil {
		return err
	}
	s.table.head("the one writer, synchronous = FULL, 16 callers", "a second")
	likes, err := s.perSecond(ctx, 16, func(ctx context.Context, n int64) error {
		_, _, err := db.ToggleLike(ctx, 2+n%1000, list.Data[int(n)%len(list.Data)].ID)
		return err
	})
	if err != nil {
		return err
	}
	tokens, err := s.perSecond(ctx, 16, func(ctx context.Context, n int64) error {
		return db.CreateToken(ctx, domain.AdminID, domain.NewSecret(), fmt.Sprint("scale ", n), time.Hour)
	})
	if err != nil {
		return err
	}
	synced, err := s.synced(ctx)
	s.table.line("likes (a row, its counters, its places in lists)", fmt.Sprintf("%.0f", likes))
	s.table.line("the smallest transaction (a row with two indexes)", fmt.Sprintf("%.0f", tokens))
	s.table.line("the disk alone: 4 kB written and synced", fmt.Sprintf("%.0f", synced))
	return err
}

func (s *scale) synced(ctx context.Context) (float64, error) {
	file, err := os.Create(filepath.Join(s.data, "synced"))
	if err != nil {
		return 0, err
	}
	defer func() { _ = os.Remove(file.Name()) }()
	defer func() { _ = file.Close() }()
	block := make([]byte, 4096)
	return s.perSecond(ctx, 1, func(_ context.Context, n int64) error {
		if _, err := file.WriteAt(block, 4096*(n%1000)); err != nil {
			return err
		}
		return file.Sync()
	})
}
