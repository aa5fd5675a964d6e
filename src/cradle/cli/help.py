"""Help in the chosen language: the commands are declared with message ids, which become texts here."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer import rich_utils

from cradle.cli.problems import Usage
from cradle.cli.voice import Voice

PANELS: Final = {
    "ARGUMENTS_PANEL_TITLE": "help-panel-arguments",
    "OPTIONS_PANEL_TITLE": "help-panel-options",
    "COMMANDS_PANEL_TITLE": "help-panel-commands",
}


class Command(typer.core.TyperCommand):
    """A command whose `--resume` may stand alone: then the game played last is meant."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        out: list[str] = []
        for i, word in enumerate(args):
            out.append(word)
            if word == "--resume" and (i + 1 == len(args) or args[i + 1].startswith("-")):
                out.append("last")
        return super().parse_args(ctx, out)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(self, ctx, formatter)


class Group(typer.core.TyperGroup):
    """A group of commands that complains in our words about a command that there is not."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in self.commands:
            raise Usage("usage-no-command", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(self, ctx, formatter)


def usage(command: Any, ctx: Any, formatter: Any) -> None:
    """The line on how to call it."""
    voice: Voice = ctx.obj
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=voice.say("help-usage") + " ")


def translate(command: Any, voice: Voice) -> None:
    """Put the texts in the place of their ids, in a command and in all commands below it."""
    for constant, message in PANELS.items():
        setattr(rich_utils, constant, voice.say(message))
    rich_utils.RANGE_STRING = ""
    rich_utils.DEFAULT_STRING = "[" + voice.say("help-default") + ": {}]"
    rich_utils.REQUIRED_LONG_STRING = "[" + voice.say("help-required") + "]"
    translate_one(command, voice)


def translate_one(command: Any, voice: Voice) -> None:
    command.help = voice.say(command.help)
    command.options_metavar = f"[{voice.say('help-options')}]"
    option = command.get_help_option(typer.Context(command))
    for param in command.params:
        if param.help:
            param.help = voice.say(param.help)
        if getattr(param, "is_flag", False):
            param.metavar = ""
    if option is not None:
        option.help, option.metavar = voice.say("help-help"), ""
    for below in getattr(command, "commands", {}).values():
        translate_one(below, voice)
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = voice.say("help-command") + " …"
