package program

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/cmd/pellucid/settings"
	"pellucid/cmd/pellucid/storage"
	"pellucid/handlers"
	"pellucid/internal/backup"
	"pellucid/internal/doctor"
	"pellucid/internal/domain"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/routing"
	"pellucid/internal/mail/smtp"
	"pellucid/internal/tracing"
	"pellucid/store"
	"pellucid/store/db"
)

// doctorCommand takes the settings of serve, so that it sees what a server with them would.
type doctorCommand struct {
	serveCommand
	JSON         bool          `name:"json" help:"Print the results as JSON."`
	TimeLimit    time.Duration `default:"5s" help:"Longest time for one check. A large site needs more to look at all files."`
	DKIMSelector string        `name:"dkim-selector" env:"PELLUCID_DKIM_SELECTOR" placeholder:"NAME" help:"Selector of the DKIM key that your mail provider signs with."`
}

// Run prints a line for each check, and fails when one is bad.
func (c *doctorCommand) Run(ctx context.Context, parsed *kong.Context) error {
	slog.SetDefault(slog.New(slog.DiscardHandler)) // what the settings lead to is told in lines
	e, done := c.examine(ctx, settings.UnknownVariables(os.Environ(), parsed.Model))
	defer done()
	return report(ctx, os.Stdout, e, c.TimeLimit, c.JSON)
}

// report makes the checks and prints what they found.
func report(ctx context.Context, out io.Writer, checks []doctor.Check, limit time.Duration, asJSON bool) error {
	var all []doctor.Result
	bads := doctor.Examine(ctx, checks, limit, func(r doctor.Result) {
		all = append(all, r)
		if !asJSON {
			doctor.Print(out, r)
		}
	})
	if asJSON {
		if err := doctor.PrintJSON(out, all, bads); err != nil {
			return err
		}
	}
	if bads > 0 {
		return fmt.Errorf("%d of %d checks are bad", bads, len(checks))
	}
	return nil
}

// examine gathers the checks of all areas, and returns what to do after them.
func (c *doctorCommand) examine(ctx context.Context, unknown error) (checks []doctor.Check, done func()) {
	running, _ := doctor.Running(c.Data)
	data := doctor.Data{Running: running, Local: c.Local, Public: !c.Local && !settings.IsLocal(hostOf(c.BaseURL)), Now: time.Now}
	s, err := store.OpenReadOnly(ctx, c.Database(), time.Now)
	done = func() {}
	switch {
	case errors.Is(err, db.ErrNoDatabase):
		data.Missing = true
	case err != nil:
		data.Err = err
	default:
		data.Database, done = s, func() { _ = s.Close() }
	}
	base, baseErr := c.address()
	checks = append(checks, c.settings(errors.Join(unknown, baseErr), base), c.server(running), doctor.Folder(c.Data), doctor.Disk(c.disk()), c.clock(base))
	checks = append(checks, data.Checks()...)
	checks = append(checks, c.replica(data))
	checks = append(checks, c.fileChecks(data)...)
	if baseErr == nil {
		checks = append(checks, c.site(base, running, data)...)
	}
	checks = append(checks, c.mail()...)
	return append(checks, c.engineChecks(base, data)...), done
}

// settings says whether serve would take the settings.
func (c *doctorCommand) settings(already error, base string) doctor.Check {
	return doctor.Check{Name: "settings", Look: func(ctx context.Context) doctor.Finding {
		problems := already
		for _, check := range []func() error{
			func() error { return c.creemFlags.validate(base) },
			func() error { _, err := handlers.ParseProxies(c.Proxies); return err },
			func() error { _, err := c.brand(); return err },
			func() error { _, err := c.providers(base); return err },
			func() error { _, err := c.Sender(c.SendFiles, c.Data, c.Local); return err },
			func() error { _, err := c.mailSender(); return err },
			func() error { return c.checkPlaces() },
			func() error { return checkAddress(c.MetricsAddr) },
			func() error { _, err := imaging.NewFilter(c.Moderation(c.OpenAIFlags)); return err },
			func() error { _, err := imaging.NewEnhancer(c.OpenAIFlags, imaging.PromptReader{}); return err },
			func() error { _, err := c.engines(base); return err },
			func() error {
				tracer, err := tracing.FromEnvironment(ctx, os.Getenv, slog.Default())
				return errors.Join(err, tracer.Close(ctx))
			},
		} {
			problems = errors.Join(problems, check())
		}
		switch {
		case problems != nil:
			return doctor.Finding{Level: doctor.Bad, Found: strings.ReplaceAll(problems.Error(), "\n", "; ")}
		case !c.Local && strings.HasPrefix(base, "http://") && !settings.IsLocal(hostOf(base)):
			return doctor.Finding{Level: doctor.Bad, Found: "the base URL is not https: passwords cross the network in the clear", Do: "Put a TLS proxy in front and set --base-url https://…"}
		case !c.Local && !settings.IsLocal(hostOf(base)) && strings.HasSuffix(c.SupportEmail, ".example"):
			return doctor.Finding{Level: doctor.Bad, Found: "pages and emails tell people to write to " + c.SupportEmail + ", which nobody reads", Do: "Set --support-email."}
		}
		return doctor.Finding{Level: doctor.Good, Found: "the server would start with them at " + base}
	}}
}

// checkPlaces refuses settings with which a server would not find its images.
func (c *doctorCommand) checkPlaces() error {
	at, err := c.Places(c.Data)
	if err != nil {
		return err
	}
	before, err := storage.ReadPlaces(c.Data)
	if err != nil {
		return err
	}
	return storage.NoImageForgotten(c.Data, before, at)
}

func checkAddress(address string) error {
	if address == "" {
		return nil
	}
	_, err := metricsAddress(address)
	return err
}

func hostOf(base string) string {
	u, err := url.Parse(base)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

func (c *doctorCommand) server(running bool) doctor.Check {
	return doctor.Check{Name: "server", Look: func(context.Context) doctor.Finding {
		if !running {
			return doctor.Finding{Level: doctor.Note, Found: "no server works on " + c.Data}
		}
		return doctor.Finding{Level: doctor.Good, Found: "a server works on " + c.Data}
	}}
}

// clock asks the payment provider first: the site's own proxy is likely to be on this machine.
func (c *doctorCommand) clock(base string) doctor.Check {
	var ask []string
	if c.CreemAPIKey != "" {
		ask = append(ask, cmp.Or(c.CreemBaseURL, "https://api.creem.io"))
	}
	if base != "" && !settings.IsLocal(hostOf(base)) {
		ask = append(ask, base)
	}
	return doctor.Clock(doctor.NewClient(false), ask...)
}

// replica looks into the replica itself: a server that does not send does not tell, either.
func (c *doctorCommand) replica(data doctor.Data) doctor.Check {
	r := doctor.Replica{Place: c.Replica, Running: data.Running, Public: data.Public, Now: data.Now, Written: func() time.Time { return written(c.Database()) }}
	if r.Place != "" {
		var replica *backup.Replica
		if replica, r.Err = backup.NewReplica(backup.ReplicaOptions{Place: r.Place, Database: c.Database(), S3: c.ForBackups(), Log: slog.Default()}); r.Err == nil {
			r.Changed = replica.Changed
		}
		if copied, err := c.CopiesFiles(c.BlobFlags, c.Data); err == nil && copied {
			r.Uncopied = c.uncopied
		}
	}
	return r.Check()
}

// uncopied counts the image files that the replica has no copies of.
func (c *doctorCommand) uncopied(ctx context.Context) (files int, oldest time.Time, err error) {
	replica, err := backup.OpenExisting(c.Replica, c.ForBackups())
	if err != nil {
		return 0, oldest, err
	}
	at, err := c.Places(c.Data)
	if err == nil && !at.IsS3() {
		_, err = os.Stat(at.Blobs) // a folder that is not there would be made
	}
	if err != nil {
		return 0, oldest, err
	}
	here, err := c.BlobFlags.Open(c.Data)
	if err != nil {
		return 0, oldest, err
	}
	return backup.MissingCopies(ctx, replica, here)
}

// written is when a database was last written: what is new is in the file beside it.
func written(database string) (last time.Time) {
	for _, path := range []string{database, database + "-wal"} {
		if info, err := os.Stat(path); err == nil && info.Size() > 0 && info.ModTime().After(last) {
			last = info.ModTime()
		}
	}
	return last
}

func (c *doctorCommand) fileChecks(data doctor.Data) []doctor.Check {
	files := doctor.Files{Data: data, Original: domain.OriginalName}
	at, err := c.Places(c.Data)
	if err != nil {
		return nil // the settings tell it
	}
	if _, err := os.Stat(at.Blobs); err == nil || at.IsS3() { // a folder that is not there would be made
		if kept, err := c.BlobFlags.Open(c.Data); err == nil {
			files.Blobs = kept
		}
	}
	return files.Checks()
}

// site is what is seen from outside. In local mode there is no outside.
func (c *doctorCommand) site(base string, running bool, data doctor.Data) []doctor.Check {
	u, err := url.Parse(base)
	if err != nil || c.Local {
		return nil
	}
	site := doctor.Site{Base: u, Client: doctor.NewClient(false), Running: running, Now: time.Now, Token: func() (string, error) {
		key, err := os.ReadFile(filepath.Join(c.Data, "device.key")) // not KeptSecret, which would make one
		return doctor.NewToken(key, time.Now()), err
	}}
	return []doctor.Check{
		site.Proxy(), site.TLS(), site.Redirect(), site.HSTS(), site.Webhook(c.CreemAPIKey != "", data.LastEvent),
	}
}

// mailSender is nil without a mail server.
func (c *doctorCommand) mailSender() (*smtp.Sender, error) {
	if c.SMTPURL == "" {
		return nil, nil
	}
	brand, err := c.brand()
	if err != nil {
		return nil, err
	}
	way, err := newMailWay(c.mailFlags, mailAt{data: c.Data, brand: brand})
	if err != nil {
		return nil, err
	}
	sender, _ := way.sender.(*smtp.Sender) // with an address of a mail server it is one
	return sender, nil
}

func (c *doctorCommand) mail() []doctor.Check {
	sender, err := c.mailSender()
	if err != nil || c.Local && sender == nil {
		return nil // the settings tell the error, and local mode shows mail
	}
	way := doctor.Mail{Selector: c.DKIMSelector, DNS: net.DefaultResolver}
	if sender != nil {
		brand, _ := c.brand()
		from, _ := c.from(brand)
		_, way.Domain, _ = strings.Cut(from.Address, "@")
		way.Server, way.SignIn = sender.Host(), sender.Check
	}
	return way.Checks()
}

func (c *doctorCommand) engines(base string) (imaging.EngineSet, error) {
	artist, err := illustrator.New()
	if err != nil {
		return imaging.EngineSet{}, err
	}
	return c.NewEngines(artist, base)
}

// engineChecks try each engine with its cheapest call, and look at its budget.
func (c *doctorCommand) engineChecks(base string, data doctor.Data) []doctor.Check {
	set, err := c.engines(base)
	if err != nil {
		return nil // the settings tell it
	}
	var checks []doctor.Check
	for _, e := range set.Configured {
		checks = append(checks, doctor.Check{Name: "engine " + e.Name(), Look: func(ctx context.Context) doctor.Finding { return judgeEngine(ctx, e, data) }})
	}
	return checks
}

func judgeEngine(ctx context.Context, e routing.Configured, data doctor.Data) doctor.Finding {
	if err := imaging.CheckEngine(ctx, e.Engine); err != nil {
		if errors.Is(err, context.DeadlineExceeded) {
			return doctor.Finding{Level: doctor.Unknown, Found: "it did not answer in time", Do: "Look at the network, or try again with a longer --time-limit."}
		}
		return doctor.Finding{Level: doctor.Bad, Found: err.Error(), Do: "Settings are in docs/engines.md."}
	}
	text, spent := data.Budget(ctx, e.Name(), e.BudgetCents)
	switch {
	case spent:
		return doctor.Finding{Level: doctor.Bad, Found: "it works, and " + text + ": it makes no more images today", Do: "Raise it with --engine-budgets."}
	case text != "":
		return doctor.Finding{Level: doctor.Good, Found: "it works; " + text}
	}
	return doctor.Finding{Level: doctor.Good, Found: "it works"}
}
