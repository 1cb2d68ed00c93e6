package programtest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/cmd/pellucid/webserver"
	"pellucid/internal/testkit/services"
)

// load is what many people do on a site at once. Whatever fails is counted.
type load struct {
	site   string
	mu     sync.Mutex
	counts map[string]int
	slow   map[string]time.Duration // the longest request of each kind
	failed []string
	again  int // requests that the client had to send twice, since their connection was closed under them
}

// person is somebody with a browser of their own.
type person struct {
	*load
	client *http.Client
	kind   string
	token  string
}

func (l *load) person(kind string, keepAlive bool) *person {
	return &person{load: l, kind: kind, client: &http.Client{Transport: &http.Transport{DisableKeepAlives: !keepAlive, MaxIdleConnsPerHost: 4}}}
}

// send makes a request, notes how it went, and reads the answer into dest unless that is nil.
func (p *person) send(ctx context.Context, method, path string, body []byte, dest any, headers ...string) bool {
	connections := 0
	traced := httptrace.WithClientTrace(context.WithoutCancel(ctx), &httptrace.ClientTrace{GetConn: func(string) { connections++ }})
	req, err := http.NewRequestWithContext(traced, method, p.site+path, bytes.NewReader(body))
	if err != nil {
		panic(err)
	}
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	if p.token != "" {
		req.Header.Set("Authorization", "Bearer "+p.token)
	}
	begun, status, answer := time.Now(), 0, []byte(nil)
	resp, err := p.client.Do(req)
	if err == nil {
		status = resp.StatusCode
		answer, err = io.ReadAll(resp.Body)
		_ = resp.Body.Close()
	}
	if err == nil && dest != nil {
		err = json.Unmarshal(answer, dest)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.counts[p.kind]++
	p.slow[p.kind] = max(p.slow[p.kind], time.Since(begun))
	p.again += max(0, connections-1)
	if err != nil || status < 200 || status > 299 {
		p.failed = append(p.failed, fmt.Sprintf("%s: %s %s after %v: %d, %v, %.200s", p.kind, method, path, time.Since(begun), status, err, answer))
		return false
	}
	return true
}

// browse reads pages until ctx ends, one every so often.
func (p *person) browse(ctx context.Context, every time.Duration) {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for i := 0; ; i++ {
		p.send(ctx, http.MethodGet, []string{"/", "/gallery", "/api/v1/gallery/public", "/pricing", "/healthz"}[i%5], nil, nil)
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
	}
}

// make signs up and generates until ctx ends; every other time it waits in the call itself, else it follows the task by long polls. It
// signs up again when the credits are used up.
func (p *person) make(ctx context.Context, name string) {
	for i := 0; ctx.Err() == nil; i++ {
		if i%8 == 0 && !p.signUp(ctx, fmt.Sprintf("%s%d", name, i)) {
			return
		}
		prefer := []string{"wait", "respond-async"}[i%2]
		var made struct {
			TaskID string `json:"task_id"`
			Status string
		}
		body := []byte(`{"prompt":"a red fox","width":512}`)
		if !p.send(ctx, http.MethodPost, "/api/v1/images/generate", body, &made, "Content-Type", "application/json", "Prefer", prefer) {
			return
		}
		var task struct{ Status, Version string }
		for task.Status = made.Status; task.Status == "queued" || task.Status == "processing"; {
			if !p.send(ctx, http.MethodGet, "/api/v1/images/task/"+made.TaskID+"?seen="+url.QueryEscape(task.Version), nil, &task, "Prefer", "wait") {
				return
			}
		}
		if task.Status != "completed" {
			p.mu.Lock()
			p.failed = append(p.failed, "a generation ended as "+task.Status)
			p.mu.Unlock()
		}
	}
}

func (p *person) signUp(ctx context.Context, name string) bool {
	account := []byte(fmt.Sprintf(`{"email":"%s@example.org","username":"%s","password":"secret"}`, name, name))
	p.token = ""
	var token struct {
		AccessToken string `json:"access_token"`
	}
	ok := p.send(ctx, http.MethodPost, "/api/v1/auth/register", account, nil, "Content-Type", "application/json") &&
		p.send(ctx, http.MethodPost, "/api/v1/auth/login", []byte(url.Values{"username": {name}, "password": {"secret"}}.Encode()), &token, "Content-Type", "application/x-www-form-urlencoded")
	p.token = token.AccessToken
	return ok
}

// TestAnUpgradeUnderLoadFailsNoRequest replaces the program by a newer one with a migration while people read pages, sign up, generate and
// wait for images, over kept and new connections. make soak replaces it by a copy of itself before, and the newer one by a copy after.
func TestAnUpgradeUnderLoadFailsNoRequest(t *testing.T) {
	t.Parallel()
	program, newer := programWith(t, "", ""), programWith(t, "9.9.9", harmless)
	s := install(t, program, t.TempDir())
	l := &load{site: s.url, counts: map[string]int{}, slow: map[string]time.Duration{}}
	ctx, stop := context.WithCancel(t.Context())
	var people sync.WaitGroup
	for i := range 3 {
		people.Go(func() { l.person("pages over kept connections", true).browse(ctx, 25*time.Millisecond) })
		people.Go(func() { l.person("pages over new connections", false).browse(ctx, 25*time.Millisecond) })
		people.Go(func() { l.person("pages over connections that rest", true).browse(ctx, webserver.EndKeepAlive/2) })
		people.Go(func() { l.person("generations and long polls", true).make(ctx, fmt.Sprintf("maker%dx", i)) })
	}
	next := []string{newer}
	if services.Long() {
		next = []string{program, newer, newer}
	}
	for i, next := range next {
		l.waitForMore(t, s.data, i)
		s.replace(t, next)
		begun := time.Now()
		said, err := s.upgrade(t)
		if err != nil {
			t.Fatalf("upgrade %d: %v, %s", i+1, err, said)
		}
		t.Logf("upgrade %d took %v: %s", i+1, time.Since(begun).Round(time.Millisecond), strings.TrimSpace(said))
	}
	l.waitForMore(t, s.data, len(next))
	stop()
	people.Wait()
	for _, failure := range l.failed {
		t.Error(failure)
	}
	if l.again > 0 {
		t.Errorf("%d requests had to be sent twice", l.again)
	}
	for kind, count := range l.counts {
		t.Logf("%s: %d, the longest took %v", kind, count, l.slow[kind].Round(time.Millisecond))
	}
	wantFairCredits(t, s.data)
	wantFiles(t, s.data)
	if n := number(t, s.data, `SELECT count(*) FROM generation_tasks WHERE status <> 'completed'`); n != 0 {
		t.Errorf("%d generations were not completed", n)
	}
}

// waitForMore waits until the load has gone on for a while: everybody has had answers, and generations were completed.
func (l *load) waitForMore(t *testing.T, data string, round int) {
	t.Helper()
	l.mu.Lock()
	before := l.counts["pages over new connections"]
	l.mu.Unlock()
	waitFor(t, "people go on", func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		return l.counts["pages over new connections"] >= before+60 && tasks(t, data, "status = 'completed'") > 3*round || len(l.failed) > 0
	})
}
