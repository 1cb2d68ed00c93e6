package remote

import (
	"cmp"
	"context"
	"errors"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"
)

const (
	downFor  = 20 * time.Second // how long a server that did not answer is left alone
	loadTime = 5 * time.Second  // for the answer to how busy a server is
)

// Pool shares work among several servers of one kind. The zero value is ready.
type Pool struct {
	mu     sync.Mutex
	down   map[int]time.Time // until when
	offset int
}

// Order returns the servers 0 to n-1 as they should be tried: the least busy first. load says how busy one is; one that
// gives an error is left out for a while. When none is left, all are returned, so that the caller gets their errors.
func (p *Pool) Order(ctx context.Context, n int, load func(ctx context.Context, server int) (int, error)) []int {
	ctx, cancel := context.WithTimeout(ctx, loadTime)
	defer cancel()
	loads := make([]int, n)
	var asked sync.WaitGroup
	for server := range n {
		if loads[server] = -1; p.isDown(server) {
			continue
		}
		asked.Go(func() {
			busy, err := load(ctx, server)
			if err != nil {
				if !errors.Is(err, context.Canceled) {
					p.Down(server)
				}
				return
			}
			loads[server] = busy
		})
	}
	asked.Wait()
	order := p.turned(n)
	if healthy := slices.DeleteFunc(slices.Clone(order), func(server int) bool { return loads[server] < 0 }); len(healthy) > 0 {
		order = healthy
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(loads[a], loads[b]) })
	return order
}

// turned returns all servers, beginning with another one each time, so that equally busy ones take turns.
func (p *Pool) turned(n int) []int {
	p.mu.Lock()
	defer p.mu.Unlock()
	order := make([]int, n)
	for i := range n {
		order[i] = (p.offset + i) % n
	}
	p.offset++
	return order
}

// Down notes that a server does not answer.
func (p *Pool) Down(server int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.down == nil {
		p.down = map[int]time.Time{}
	}
	p.down[server] = time.Now().Add(downFor)
}

func (p *Pool) isDown(server int) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return time.Now().Before(p.down[server])
}

// Server is the address of a server of the operator's own.
type Server struct {
	Base           string // without user, password and a slash at the end
	User, Password string // of HTTP Basic; empty: none
}

// Servers reads addresses such as "http://user:password@gpu1:7860".
func Servers(addresses []string) ([]Server, error) {
	var out []Server
	for _, address := range addresses {
		if address = strings.TrimSpace(address); address == "" {
			continue
		}
		u, err := url.Parse(address)
		if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
			return nil, errors.New("a server's address is not an http or https address")
		}
		s := Server{User: u.User.Username()}
		s.Password, _ = u.User.Password()
		u.User, u.RawQuery, u.Fragment = nil, "", ""
		s.Base = strings.TrimRight(u.String(), "/")
		out = append(out, s)
	}
	if len(out) == 0 {
		return nil, errors.New("no server's address is set")
	}
	return out, nil
}
