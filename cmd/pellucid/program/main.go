// Package program holds the commands that serve, watch and administer a site, and puts the product together from their flags.
package program

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/alecthomas/kong"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/cmd/pellucid/recovery"
	"pellucid/cmd/pellucid/settings"
	"pellucid/cmd/pellucid/storage"
	"pellucid/internal/handover"
)

type Commands struct {
	Serve    serveCommand            `cmd:"" help:"Migrate the database, then serve the site."`
	Upgrade  upgradeCommand          `cmd:"" help:"Let the program that is installed now take over from the running server, without a failed request."`
	Health   healthCommand           `cmd:"" help:"Ask the running server whether it is ready."`
	Migrate  migrateCommand          `cmd:"" help:"Migrate the database and exit."`
	Admin    adminCommand            `cmd:"" help:"Create the administrator, or reset their password."`
	Audit    auditCommand            `cmd:"" help:"Manage the audit log."`
	Billing  billingCommand          `cmd:"" help:"Manage payment events."`
	Generate imaging.GenerateCommand `cmd:"" help:"Generate images from a prompt, without a server."`
	Engine   imaging.EngineCommand   `cmd:"" help:"Serve images to other programs."`
	Cutout   imaging.CutoutCommand   `cmd:"" help:"Remove the background of an image, without a server."`
	Infer    imaging.InferCommand    `cmd:"" hidden:"" help:"Run neural networks for another process of this program."`
	Explain  imaging.ExplainCommand  `cmd:"" help:"Print how the illustrator reads a prompt, as JSON."`
	Screen   imaging.ScreenCommand   `cmd:"" help:"Read prompts from standard input, one per line, and print the content filter's verdict for each."`
	Engines  imaging.EnginesCommand  `cmd:"" help:"List or check the image engines."`
	Backup   recovery.BackupCommand  `cmd:"" help:"Take, list or check backups."`
	Restore  recovery.RestoreCommand `cmd:"" help:"Restore a data folder from a backup, or from the replica as it was at a moment."`
	Doctor   doctorCommand           `cmd:"" help:"Check settings, data, proxy, certificate, mail, engines and backups, and say what to do."`
	Mail     mailCommand             `cmd:"" help:"Take in emails that came back."`
	Blobs    storage.BlobsCommand    `cmd:"" help:"Move image files to another place."`
	Sweep    sweepCommand            `cmd:"" help:"Delete files that no longer belong to an image."`
	Version  settings.VersionCommand `cmd:"" help:"Print the version, the commit and the schema of the database."`
}

// Main reads the command line and runs its command.
func Main() {
	handover.Launch()
	var cli Commands
	parser := kong.Must(&cli,
		kong.Name("pellucid"),
		kong.Description("Pictures with a true alpha channel from a text prompt. Every flag can also be set by the variable beside it; with _FILE appended to its name, the variable names a file that holds the value."),
		kong.DefaultEnvars("PELLUCID"),
		kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
	)
	if err := settings.ValuesFromFiles(os.Environ(), settings.KnownVariables(parser.Model.Node)); err != nil {
		fmt.Fprintln(os.Stderr, "pellucid:", err)
		os.Exit(1)
	}
	parsed, err := parser.Parse(os.Args[1:])
	parser.FatalIfErrorf(err)
	if err := settings.UnknownVariables(os.Environ(), parsed.Model); err != nil && parsed.Command() != "doctor" { // it tells all at once
		fmt.Fprintln(os.Stderr, "pellucid:", err)
		os.Exit(1)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	parsed.BindTo(ctx, (*context.Context)(nil))
	err = parsed.Run()
	stop()
	if err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "pellucid:", err)
		os.Exit(settings.ExitCode(err))
	}
}
