; The installer for Windows, by Inno Setup 6: iscc /DVersion=0.1.0 tools\release\hand-and-foot.iss
; It packs dist\HandAndFoot, which python -m tools.release.bundle made. It asks for no administrator: everything is the
; user's own, and games and settings, which lie elsewhere, stay when it is taken off again.
; Never run yet. Not signed: whoever has a certificate names its tool with SignTool below, and signs the programs of the
; folder before they are packed.

#ifndef Version
  #error Say which version: /DVersion=0.1.0
#endif

[Setup]
AppId={{5E0C1E4B-7A0B-4B3D-9E1F-8F2F0A5C6D11}
AppName=Hand and Foot
AppVersion={#Version}
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Hand and Foot
DefaultGroupName=Hand and Foot
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=hand-and-foot-{#Version}-windows-setup
UninstallDisplayIcon={app}\HandAndFoot.exe
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
; SignTool=NAME

[Files]
Source: "dist\HandAndFoot\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[InstallDelete]
; what an older version had and this one has not
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Hand and Foot"; Filename: "{app}\HandAndFoot.exe"
Name: "{autodesktop}\Hand and Foot"; Filename: "{app}\HandAndFoot.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "A picture on the desktop"; Flags: unchecked

[Registry]
; Windows knows a file by what follows its last dot: .jsonl and .json belong to other programs, too, so the game is only
; offered under "Open with"
Root: HKA; Subkey: "Software\Classes\Applications\HandAndFoot.exe"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "Hand and Foot"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\HandAndFoot.exe\SupportedTypes"; ValueType: string; ValueName: ".jsonl"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\HandAndFoot.exe\SupportedTypes"; ValueType: string; ValueName: ".json"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\HandAndFoot.exe\shell\open\command"; ValueType: string; ValueData: """{app}\HandAndFoot.exe"" ""%1"""

[Run]
Filename: "{app}\HandAndFoot.exe"; Description: "Start Hand and Foot"; Flags: nowait postinstall skipifsilent
