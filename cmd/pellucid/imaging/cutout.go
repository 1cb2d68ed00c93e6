package imaging

import (
	"bufio"
	"context"
	"fmt"
	"image"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/matte"
	"pellucid/internal/matting"
	"pellucid/internal/matting/neural"
)

type CutoutCommand struct {
	File    string `arg:"" help:"PNG, JPEG or WebP to cut out; - reads standard input."`
	White   string `type:"existingfile" placeholder:"FILE" help:"The same image rendered on white. Use with --black."`
	Black   string `type:"existingfile" placeholder:"FILE" help:"The same image rendered on black. Use with --white."`
	Preview bool   `help:"Make a 512-pixel preview."`
	MattingFlags
	Output string `short:"o" placeholder:"FILE" help:"PNG to write; - writes to standard output. Default: the file's name with -cutout."`
}

// modelsFlags say where the local networks are.
type modelsFlags struct {
	lean   bool   // the program does nothing else: its memory counts, not a pause
	Models string `placeholder:"DIR" type:"path" help:"Folder of the neural networks that find the subject of a photo, and of their runtime library; default: the folder models beside the program."`
}

// MattingFlags say what removes backgrounds: the local networks, and a background remover that may be asked.
type MattingFlags struct {
	modelsFlags
	RemoverURL   string `placeholder:"URL" help:"Address of a background remover that accepts a multipart file and returns a PNG, such as http://127.0.0.1:7000/api/remove of rembg."`
	RemoverToken string `placeholder:"TOKEN" help:"Bearer token for the background remover."`
}

// remover is nil when none is set.
func (f MattingFlags) remover() matting.Remover {
	if f.RemoverURL == "" {
		return nil
	}
	return &matting.HTTPRemover{URL: f.RemoverURL, Token: f.RemoverToken}
}

// Methods are the ways to a cut-out, best first.
func (f MattingFlags) Methods() matting.Chain { return matting.Default(f.remover(), f.neural()) }

// neural runs its networks in further processes of this program.
func (f modelsFlags) neural() matting.Neural {
	networks, err := neural.Open(f.models(), neural.Self("infer")...)
	if err != nil {
		return matting.Neural{Missing: err}
	}
	networks.Lean = f.lean
	return matting.Neural{Networks: networks, Log: slog.Default()}
}

func (f modelsFlags) models() string {
	if f.Models != "" {
		return f.Models
	}
	program, err := os.Executable()
	if err != nil {
		program = os.Args[0]
	}
	return filepath.Join(filepath.Dir(program), "models")
}

// InferCommand is the process in which networks run.
type InferCommand struct{}

// Run does what it reads from standard input.
func (c *InferCommand) Run() error { return neural.Serve(os.Stdin, os.Stdout) }

// cutoutHeap keeps the command under 400 MB for the largest picture: garbage is collected earlier, which costs little.
const cutoutHeap = 224 << 20

// Run cuts the picture out, writes it, and prints the method and what the alpha channel is like.
func (c *CutoutCommand) Run(ctx context.Context) error {
	debug.SetMemoryLimit(cutoutHeap)
	c.lean = true
	result, err := c.cut(ctx)
	if err != nil {
		return err
	}
	out := c.output()
	if err := writeCutout(out, result); err != nil {
		return err
	}
	for _, before := range result.Before {
		fmt.Fprintf(os.Stderr, "not %s: %s\n", before.Method, strings.TrimPrefix(before.Reason, matte.ErrMatte.Error()+": "))
	}
	fmt.Fprintf(os.Stderr, "%s  %d × %d px  method: %s (%s)\n", out, result.Image.Rect.Dx(), result.Image.Rect.Dy(), result.Method, matting.Sentence(result.Method))
	for _, check := range result.Report.Checks {
		fmt.Fprintf(os.Stderr, "  %-5s %-17s %8.4g %-12s %s\n", check.Verdict, check.Name, check.Value, check.Unit, check.Note)
	}
	fmt.Fprintf(os.Stderr, "alpha: %s, %.0f%% transparent\n", result.Report.Verdict, 100*result.Report.Transparent)
	return nil
}

func (c *CutoutCommand) cut(ctx context.Context) (matting.Result, error) {
	if (c.White == "") != (c.Black == "") {
		return matting.Result{}, fmt.Errorf("--white and --black are given together")
	}
	chain := c.Methods()
	if c.White != "" {
		return c.cutPair(ctx, chain)
	}
	in := io.Reader(os.Stdin)
	if c.File != "-" {
		file, err := os.Open(c.File)
		if err != nil {
			return matting.Result{}, err
		}
		defer func() { _ = file.Close() }()
		in = file
	}
	return matting.NewService(chain, 0).Cut(ctx, in, matting.Options{Preview: c.Preview})
}

// cutPair reads the picture and its pair.
func (c *CutoutCommand) cutPair(ctx context.Context, chain matting.Chain) (matting.Result, error) {
	var images [3]*image.NRGBA
	for i, name := range [3]string{c.File, c.White, c.Black} {
		file, err := os.ReadFile(name)
		if err == nil {
			images[i], err = matting.Decode(file)
		}
		if err != nil {
			return matting.Result{}, fmt.Errorf("%s: %w", name, err)
		}
	}
	return chain.Cut(ctx, matting.Input{Image: images[0], OnWhite: images[1], OnBlack: images[2]})
}

func (c *CutoutCommand) output() string {
	switch {
	case c.Output != "":
		return c.Output
	case c.File == "-":
		return "-"
	default:
		return strings.TrimSuffix(c.File, filepath.Ext(c.File)) + "-cutout.png"
	}
}

func writeCutout(path string, result matting.Result) (err error) {
	out := os.Stdout
	if path != "-" {
		if out, err = os.Create(path); err != nil {
			return err
		}
		defer func() {
			if closeErr := out.Close(); err == nil {
				err = closeErr
			}
		}()
	}
	buffered := bufio.NewWriter(out)
	metadata := codec.Metadata{Recipe: fmt.Sprintf(`{"cutout":%q}`, result.Method)}
	if err := codec.EncodePNG(buffered, result.Image, metadata); err != nil {
		return err
	}
	return buffered.Flush()
}
