// Command pellucid is the whole product in one file: the server, and the commands that an operator needs beside it.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/alecthomas/kong"
)

type commands struct {
	Serve    serveCommand    `cmd:"" help:"Migrate the database, then serve the site."`
	Migrate  migrateCommand  `cmd:"" help:"Bring the database up to date, and exit."`
	Admin    adminCommand    `cmd:"" help:"Create the administrator, or reset their password."`
	Audit    auditCommand    `cmd:"" help:"Look after the log of what the administrator did."`
	Billing  billingCommand  `cmd:"" help:"Look after payment events."`
	Generate generateCommand `cmd:"" help:"Make pictures from a prompt, without a server."`
	Explain  explainCommand  `cmd:"" help:"Print what the illustrator makes of a prompt, as JSON."`
	Screen   screenCommand   `cmd:"" help:"Read prompts from standard input, one per line, and print what the content filter says of each."`
	Engines  enginesCommand  `cmd:"" help:"List the engines that make images, or check them."`
	Sweep    sweepCommand    `cmd:"" help:"Remove files that belong to no picture any more."`
	Seed     seedCommand     `cmd:"" help:"Fill the gallery with many realistic rows, for benchmarks."`
}

func main() {
	if err := valuesFromFiles(os.Environ()); err != nil {
		fmt.Fprintln(os.Stderr, "pellucid:", err)
		os.Exit(1)
	}
	var cli commands
	parsed := kong.Parse(&cli,
		kong.Name("pellucid"),
		kong.Description("Pictures with a true alpha channel from a text prompt. Every flag can also be set by the variable beside it; with _FILE appended to its name, the variable names a file that holds the value."),
		kong.DefaultEnvars("PELLUCID"),
		kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
	)
	if err := unknownVariables(os.Environ(), parsed.Model); err != nil {
		fmt.Fprintln(os.Stderr, "pellucid:", err)
		os.Exit(1)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	parsed.BindTo(ctx, (*context.Context)(nil))
	err := parsed.Run()
	stop()
	if err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "pellucid:", err)
		os.Exit(exitCode(err))
	}
}
