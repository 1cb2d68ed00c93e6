package programtest

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"pellucid/internal/testkit/port"
	"pellucid/internal/testkit/services"
)

const poolToken = "shared by the pool"

// rendererProcess is a real `pellucid engine serve` that can be killed and started again at the same address.
type rendererProcess struct {
	t    *testing.T
	addr string
	cmd  *exec.Cmd
	done chan error
}

func startRenderer(t *testing.T) *rendererProcess {
	t.Helper()
	r := &rendererProcess{t: t, addr: port.Free(t)}
	r.start()
	t.Cleanup(func() {
		_ = r.cmd.Process.Signal(syscall.SIGCONT)
		_ = r.cmd.Process.Kill()
	})
	return r
}

func (r *rendererProcess) start() {
	r.t.Helper()
	program, err := binary()
	if err != nil {
		r.t.Fatal(err)
	}
	cmd := exec.Command(program, "engine", "serve", "--addr", r.addr, "--token", poolToken, "--at-once", "2", "--log-level", "error")
	if err := cmd.Start(); err != nil {
		r.t.Fatal(err)
	}
	done := make(chan error, 1)
	r.cmd, r.done = cmd, done
	go func() { done <- cmd.Wait() }()
	waitFor(r.t, "a renderer is ready", func() bool {
		resp, err := http.Get("http://" + r.addr + "/readyz")
		if err != nil {
			return false
		}
		_ = resp.Body.Close()
		return resp.StatusCode == http.StatusOK
	})
}

func (r *rendererProcess) signal(s os.Signal) {
	r.t.Helper()
	if err := r.cmd.Process.Signal(s); err != nil {
		r.t.Fatal(err)
	}
}

// kill ends the process as a power cut would.
func (r *rendererProcess) kill() {
	r.t.Helper()
	r.signal(syscall.SIGKILL)
	<-r.done
}

// balance runs nginx with the configuration that docs/deploy/pool shows in front of servers, and returns its address.
func balance(t *testing.T, change *strings.Replacer, addresses ...string) string {
	t.Helper()
	var servers string
	for _, address := range addresses {
		servers += "server " + address + " max_fails=0;\n"
	}
	return documentedNginx(t, "pool/nginx.conf", "listen 8090;", func(config string) string {
		return change.Replace(regexp.MustCompile(`(?m)(^ *server renderer-\d:8090 .*;\n)+`).ReplaceAllLiteralString(config, servers))
	})
}

// documentedNginx runs nginx with a configuration of docs/deploy, at a free address that it returns.
func documentedNginx(t *testing.T, name, listen string, change func(config string) string) string {
	t.Helper()
	program, err := exec.LookPath("nginx")
	if err != nil {
		t.Skip("nginx is not installed")
	}
	content, err := os.ReadFile("../../../docs/deploy/" + name)
	if err != nil {
		t.Fatal(err)
	}
	folder, addr := t.TempDir(), port.Free(t)
	own := "http {\n  access_log off;\n"
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		own += "  " + kind + "_temp_path " + filepath.Join(folder, kind) + ";\n"
	}
	config := change(strings.NewReplacer(listen, "listen "+addr+";", "http {\n", own).Replace(string(content)))
	file := filepath.Join(folder, "nginx.conf")
	if err := os.WriteFile(file, []byte("daemon off; master_process off; pid "+folder+"/pid; error_log stderr emerg;\n"+config), 0o600); err != nil {
		t.Fatal(err)
	}
	nginx := exec.Command(program, "-p", folder, "-c", file)
	nginx.Stderr = os.Stderr
	if err := nginx.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = nginx.Process.Signal(syscall.SIGTERM)
		_ = nginx.Wait()
	})
	waitFor(t, "the balancer answers", func() bool {
		resp, err := http.Get("http://" + addr + "/healthz")
		if err != nil {
			return false
		}
		_ = resp.Body.Close()
		return resp.StatusCode == http.StatusOK
	})
	return "http://" + addr
}

// refusing is a renderer that says 503 to every call; it counts them.
func refusing(t *testing.T, calls *atomic.Int64) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/healthz" {
			return
		}
		calls.Add(1)
		w.WriteHeader(http.StatusServiceUnavailable)
	}))
	t.Cleanup(s.Close)
	return strings.TrimPrefix(s.URL, "http://")
}

// order asks for a generation of two images, and returns its status.
func (s *server) order(token string, seed int) {
	s.t.Helper()
	body := map[string]any{"prompt": "a red fox, watercolor", "width": 512, "height": 512, "seed": seed}
	if status, err := s.call(token, http.MethodPost, "/images/generate", body, nil); status != http.StatusOK {
		s.t.Fatalf("order %d: %d, %v", seed, status, err)
	}
}

// wantWhole fails the test unless every generation was completed once and charged once.
func wantWhole(t *testing.T, data string, orders int) {
	t.Helper()
	for what, query := range map[string]string{
		"users whose balance is not the sum of their ledger": `SELECT count(*) FROM credit_balances b
			WHERE plan_credits + extra_credits <> (SELECT coalesce(sum(plan_delta + extra_delta), 0) FROM credit_ledger WHERE user_id = b.user_id)`,
		"tasks that took other than a credit an image": `SELECT count(*) FROM generation_tasks g
			WHERE (SELECT -sum(plan_delta + extra_delta) FROM credit_ledger WHERE task_id = g.id) <> g.num_samples`,
		"tasks with other than as many images as were ordered": `SELECT count(*) FROM generation_tasks g WHERE (SELECT count(*) FROM images WHERE task_id = g.id) <> g.num_samples`,
		"images that were made twice":                          `SELECT count(*) - count(DISTINCT task_id || '-' || variation) FROM images`,
		"tasks that failed or were tried again":                `SELECT count(*) FROM generation_tasks WHERE status <> 'completed' OR attempts <> 1`,
		"ledger entries with the key of another":               `SELECT count(*) - count(DISTINCT idempotency_key) FROM credit_ledger`,
	} {
		if n := number(t, data, query); n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
	if n := tasks(t, data, `status = 'completed'`); n != orders {
		t.Errorf("%d of %d generations were completed", n, orders)
	}
	wantFiles(t, data)
}

// TestAPoolLosesNoImageWhileItsRenderersAreKilled runs the real programs: a server, a balancer and three renderers of which one is killed,
// beside one that refuses every call. In make soak all are killed, hung and ended in turn, behind both kinds of balancers: how often the pool
// is given up depends on how long images take then.
func TestAPoolLosesNoImageWhileItsRenderersAreKilled(t *testing.T) {
	t.Parallel()
	const long, next = "proxy_read_timeout 20s", "proxy_next_upstream error timeout http_429 http_502 http_503 http_504 non_idempotent;"
	shorter, killed := long, 1
	if services.Long() {
		shorter, killed = "proxy_read_timeout 5s", 3
	}
	for name, test := range map[string]struct {
		change *strings.Replacer
		alone  bool // the pool draws every image; else this server may help out, as when each second call meets a broken renderer
	}{
		"behind a balancer that tries the next one": {strings.NewReplacer(long, shorter), true},
		"behind one that does not":                  {strings.NewReplacer(long, shorter, next, "proxy_next_upstream off;"), false},
	} {
		if !test.alone && !services.Long() {
			continue
		}
		t.Run(name, func(t *testing.T) {
			pool := []*rendererProcess{startRenderer(t), startRenderer(t), startRenderer(t)}
			var refused atomic.Int64
			site := balance(t, test.change, pool[0].addr, pool[1].addr, pool[2].addr, refusing(t, &refused))
			s := start(t, t.TempDir(), "--renderers-url", site, "--renderers-token", poolToken, "--workers", "6")
			people := []string{s.signUp("mira"), s.signUp("omar"), s.signUp("yuki")}
			orders := 0
			order := func() {
				for _, token := range people {
					orders++
					s.order(token, orders)
				}
			}
			for _, r := range pool[:killed] {
				order()
				r.kill()
				order()
				r.start()
			}
			order()
			if services.Long() {
				pool[0].signal(syscall.SIGSTOP) // it takes calls and answers none
			}
			pool[1].signal(syscall.SIGTERM)
			waitFor(t, "every task ends", func() bool { return tasks(t, s.data, `status IN ('queued', 'processing')`) == 0 })
			if err := <-pool[1].done; err != nil {
				t.Errorf("a renderer ended with %v", err)
			}
			if err := s.end(syscall.SIGTERM); err != nil {
				t.Errorf("ended with %v\n%s", err, s.out)
			}
			wantWhole(t, s.data, orders)
			if refused.Load() == 0 {
				t.Error("the renderer that refuses was never asked")
			}
			if test.alone && bytes.Contains(s.out.Bytes(), []byte("drawn on this server instead")) {
				t.Errorf("the pool was given up:\n%s", s.out)
			}
		})
	}
}

func TestWithoutALivingRendererTheServerDrawsByItself(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir(), "--renderers-url", "http://"+port.Free(t), "--renderers-token", poolToken, "--log-level", "warn")
	mira := s.signUp("mira")
	for seed := range 5 { // three failures in a row pause the pool
		s.order(mira, seed+1)
	}
	waitFor(t, "every task ends", func() bool { return tasks(t, s.data, `status IN ('queued', 'processing')`) == 0 })
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatalf("ended with %v\n%s", err, s.out)
	}
	wantWhole(t, s.data, 5)
	for _, said := range []string{"drawn on this server instead", "no renderer answers: check PELLUCID_RENDERERS_URL"} {
		if !bytes.Contains(s.out.Bytes(), []byte(said)) {
			t.Errorf("the log does not say %q:\n%s", said, s.out)
		}
	}
}

func TestARendererWithAWrongTokenIsFoundByTheCheck(t *testing.T) {
	t.Parallel()
	r := startRenderer(t)
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	for token, works := range map[string]bool{poolToken: true, "guessed": false} {
		check := exec.Command(program, "engines", "check", "--renderers-url", "http://"+r.addr, "--renderers-token", token)
		out, err := check.CombinedOutput()
		lines := strings.Split(string(out), "\n")
		if (err == nil) != works || works != slices.Contains(lines, "illustrator: works") {
			t.Errorf("with the token %q: %v\n%s", token, err, out)
		}
	}
}
